import { isCancelledError, type QueryClient } from '@tanstack/react-query';
import { countAlike, hasArrived } from '../domain/conversation.ts';
import type { Home } from '../domain/home.ts';
import type { Records } from '../domain/wire.ts';
import type { Write } from '../domain/write.ts';
import { ApiError } from './api-error.ts';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';
import { isStandIn } from './kept-answers.ts';
import { homesQuery, homeIn } from './homes.ts';

type Reply = Extract<Write, { kind: 'reply' }>;

interface Way {
  cache: QueryClient;
  buyerId: string;
  /** Keeps the message on the device as it sets out. */
  keep: (reply: Reply) => Promise<void>;
  /** False once somebody else may be signed in. */
  isOpen: () => boolean;
}

/**
 * Posts a message once. The call has no key by which the server would know a second one as the same, so the list is the witness: the
 * messages alike are counted and kept before the post, and where its answer was lost, counted again before another. False where the
 * person has left meanwhile, whose message it is.
 * @throws {ApiError}
 */
export async function sendReply(homeId: string, reply: Reply, { cache, buyerId, keep, isOpen }: Way): Promise<boolean> {
  const lostItsAnswer = reply.alikeBefore !== undefined;
  const isAged = lostItsAnswer || isStandIn(homesQuery.queryKey);
  const homes = await readHomes(cache, isAged ? 0 : freshFor.aMoment);
  if (!isOpen()) return false;
  const replies = homeIn(homes, homeId)?.replies ?? [];
  if (hasArrived(replies, buyerId, reply)) return true;
  await keep({ ...reply, alikeBefore: countAlike(replies, buyerId, reply.text) });
  if (!isOpen()) return false;
  await send('postReply', { body: { propid: homeId, reply: reply.text } });
  return true;
}

/** The list as the server had it at most `age` milliseconds ago; for 0, as it is from now on. */
async function readHomes(cache: QueryClient, age: number): Promise<Records<Home>> {
  // A reading that is under way may have begun before the message arrived.
  if (age === 0 && cache.getQueryData(homesQuery.queryKey)) await cache.cancelQueries(homesQuery);
  for (;;) {
    try {
      const homes = await cache.fetchQuery({ ...homesQuery, staleTime: age });
      // What this device has kept of it is no witness.
      if (isStandIn(homesQuery.queryKey)) throw new ApiError('network');
      return homes;
    } catch (error) {
      // Another message was taken meanwhile, and the reading given up for a newer one.
      if (isCancelledError(error)) continue;
      // A list that cannot be read says nothing of the message, not even a refusal: the message waits.
      throw error instanceof ApiError && error.kind === 'session' ? error : new ApiError('network', { cause: error });
    }
  }
}
