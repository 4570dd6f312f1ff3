import type { CallBody } from './calls.ts';
import { send } from './client.ts';

/** Resolves to the server's message, or null. */
export async function changePassword(passwords: CallBody<'changePassword'>): Promise<string | null> {
  return (await send('changePassword', { body: passwords })).message;
}

/** Resolves to the server's message, or null. */
export async function changeAgent(agent: CallBody<'changeAgent'>): Promise<string | null> {
  return (await send('changeAgent', { body: agent })).message;
}
