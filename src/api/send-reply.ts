import { isCancelledError, type QueryClient } from '@tanstack/react-query';
import type { Outbox } from '../device/outbox.ts';
import { countAlike, hasArrived } from '../domain/conversation.ts';
import type { Home } from '../domain/home.ts';
import type { Records } from '../domain/wire.ts';
import type { Write } from '../domain/write.ts';
import { ApiError } from './api-error.ts';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';
import { homeIn, homesQuery } from './homes.ts';
import type { KeptAnswers } from './kept-answers.ts';

type Reply = Extract<Write, { kind: 'reply' }>;

/** What a message needs on its way. `signal` is aborted once the person may have left. */
export interface ReplyDelivery {
  userId: string;
  outbox: Outbox;
  queryClient: QueryClient;
  keptAnswers: KeptAnswers;
  signal: AbortSignal;
}

interface Outgoing {
  /** The id of its entry in the outbox. */
  id: string;
  homeId: string;
  message: Reply;
}

/**
 * Posts a message once. The call has no key by which the server would recognise a second one as the same, so the list is the witness: the
 * messages of the same words are counted, and the count kept, before the post; where the answer is lost, they are counted again before
 * the next try. Resolves to the message with that count, or to null where the person has left meanwhile.
 * @throws {ApiError}
 */
export async function sendReply({ id, homeId, message }: Outgoing, delivery: ReplyDelivery): Promise<Reply | null> {
  const { userId, outbox, keptAnswers, signal } = delivery;
  const mayHaveArrived = message.alikeBefore !== undefined;
  const needsFreshList = mayHaveArrived || keptAnswers.isKept(homesQuery.queryKey);
  const homes = await readHomes(delivery, needsFreshList ? 0 : freshFor.aMoment);
  if (signal.aborted) return null;
  const replies = homeIn(homes, homeId)?.replies ?? [];
  if (hasArrived(replies, userId, message)) return message;
  const counted: Reply = { ...message, alikeBefore: countAlike(replies, userId, message.text) };
  await outbox.rewrite(id, counted);
  if (signal.aborted) return null;
  await send('postReply', { body: { propid: homeId, reply: message.text } });
  return counted;
}

/** The list as the server had it at most `age` milliseconds ago; for 0, as it is from now on. */
async function readHomes({ queryClient, keptAnswers }: ReplyDelivery, age: number): Promise<Records<Home>> {
  // A list that is being read may have been asked for before the message arrived.
  if (age === 0 && queryClient.getQueryData(homesQuery.queryKey)) await queryClient.cancelQueries(homesQuery);
  for (;;) {
    try {
      const homes = await queryClient.fetchQuery({ ...homesQuery, staleTime: age });
      // What this device has kept is no witness.
      if (keptAnswers.isKept(homesQuery.queryKey)) throw new ApiError('network');
      return homes;
    } catch (error) {
      // Another write was accepted meanwhile and cancelled this reading for a newer one.
      if (isCancelledError(error)) continue;
      // A list that cannot be read says nothing about the message, not even that it was refused: the message waits.
      throw error instanceof ApiError && error.kind === 'session' ? error : new ApiError('network', { cause: error });
    }
  }
}
