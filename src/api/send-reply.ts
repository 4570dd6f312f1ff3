import type { QueryClient } from '@tanstack/react-query';
import { session } from '../device/session.ts';
import { countAlike, hasArrived } from '../domain/conversation.ts';
import type { Home } from '../domain/home.ts';
import type { Records } from '../domain/wire.ts';
import type { Write } from '../domain/write.ts';
import { ApiError } from '../domain/api-error.ts';
import { send } from './client.ts';
import { forgetEarly } from './early.ts';
import { freshFor } from './fresh-for.ts';
import { homeIn, homesQuery } from './homes.ts';
import type { Delivery } from './signed-in.ts';

type ReplyWrite = Extract<Write, { kind: 'reply' }>;

/** How long a post may take, in milliseconds: giving up on a slow server too early would send the message twice. */
const postTimeout = 60_000;

/** How often a message is posted without an answer before the person is asked. */
const mostPosts = 2;

/**
 * Posts a message once. The call has no key by which the server could recognise a duplicate, so the list has to show whether a message
 * arrived: messages with the same words are counted before the post, and again before the next try if the answer was lost. Resolves to the
 * message with that count, to `stopped` if the person has signed out, or to `unclear` if it has not arrived after several posts without an
 * answer.
 * @throws {ApiError}
 */
export async function sendReply(
  { id, homeId, message }: { id: string; homeId: string; message: ReplyWrite },
  { userId, outbox, queryClient, keptAnswers, signal }: Omit<Delivery, 'overlay'>,
): Promise<ReplyWrite | 'stopped' | 'unclear'> {
  const mayHaveArrived = message.alikeBefore !== undefined;
  const needsFreshList = mayHaveArrived || keptAnswers.isKept(homesQuery.queryKey);
  const homes = (!needsFreshList && recentHomes(queryClient)) || (await readHomes(signal));
  if (signal.aborted) return 'stopped';
  const replies = homeIn(homes, homeId)?.replies ?? [];
  if (hasArrived(replies, userId, message)) return message;
  const posts = message.posts ?? 0;
  if (posts >= mostPosts) return 'unclear';
  const counted: ReplyWrite = { ...message, alikeBefore: countAlike(replies, userId, message.text) };
  // Stored before the post: a page that closes meanwhile never sees the answer.
  await outbox.rewrite(id, { ...counted, posts: posts + 1, postedAt: Date.now() });
  if (signal.aborted || session.get().userId !== userId) return 'stopped';
  try {
    await send('postReply', { body: { propid: homeId, reply: message.text }, timeout: postTimeout });
  } catch (error) {
    if (isNotTaken(error)) await outbox.rewrite(id, { ...counted, posts });
    throw error;
  }
  return counted;
}

/** Whether the server said that it did not take the message. */
const isNotTaken = (error: unknown) =>
  error instanceof ApiError &&
  ((error.kind === 'refused' && (error.status ?? 0) < 500) || error.status === 429 || error.status === 503);

/** The list that the screens show, if it was read a moment ago. A clock that was set back since does not make it new. */
function recentHomes(queryClient: QueryClient): Records<Home> | undefined {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(homesQuery.queryKey) ?? {};
  const age = Date.now() - dataUpdatedAt;
  return age >= 0 && age < freshFor ? data : undefined;
}

/**
 * Reads the list with a separate request. A screen's request, and one from before the portal's code came, may have started before the
 * message arrived; and when an accepted write cancels a screen's, the query returns its earlier data.
 */
export async function readHomes(signal: AbortSignal): Promise<Records<Home>> {
  forgetEarly();
  try {
    return (await send('listProperties', { signal })).data;
  } catch (error) {
    // A list that cannot be read says nothing about the message, not even that it was refused: the message waits.
    if (!(error instanceof ApiError)) throw new ApiError('network', { cause: error });
    throw error.kind === 'session' ? error : new ApiError('network', { retryAfter: error.retryAfter, cause: error });
  }
}
