import { queryOptions } from '@tanstack/react-query';
import type { User } from '../domain/user.ts';
import { session } from '../device/session.ts';
import { ApiError } from '../domain/api-error.ts';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';
import { askOrKept } from './kept-answers.ts';

/**
 * Asks for the buyer, and keeps their id where another one or none is stored beside the token.
 * @throws {ApiError} if another one was stored: nothing of this buyer may be shown or kept in that person's area.
 */
async function askAndKeepOwner(ask: () => Promise<User>): Promise<User> {
  const { token, userId } = session.get();
  const me = await ask();
  if (me.id === null || me.id === userId || token === null || token !== session.get().token) return me;
  session.start(token, me.id, 'misnamed');
  if (userId !== null) throw new ApiError('session');
  return me;
}

/**
 * Finds out whose the stored token is, where that is not known. A token of nobody ends the session.
 * @throws {ApiError} if the server fails or cannot be reached
 */
export async function nameSession(): Promise<void> {
  const { token } = session.get();
  try {
    await askAndKeepOwner(async () => (await send('me')).data);
  } catch (error) {
    // The session has ended, or somebody has signed in meanwhile.
    if (session.get().token === token) throw error;
  }
  if (session.get().token === token && session.get().userId === null) session.end('expired');
}

const askForMe = askOrKept('me');

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: (context) => askAndKeepOwner(() => askForMe(context)),
  staleTime: freshFor,
});
