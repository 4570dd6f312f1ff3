import { session } from '../device/session.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';

/** Signs in and keeps the token and the user id on this device. */
export async function signIn(credentials: CallBody<'login'>): Promise<void> {
  const { data } = await send('login', { body: credentials });
  session.start(data.token, data._id);
}
