import * as z from 'zod/mini';
import { postCounts, type Write } from '../domain/write.ts';
import { storedRecord } from './stored-record.ts';

const countSchema = z.object(postCounts);
const counts = storedRecord('counted_messages', countSchema);

/**
 * The counts by which posted messages are recognised on the server (see `sendReply`), by the id of their entry. They are in the database,
 * too. A silent database may have the message without its count, and so may another tab: each would post it again.
 */
export const countedMessages = {
  add: (id: string, { alikeBefore, posts, postedAt }: z.output<typeof countSchema>): boolean =>
    counts.add({ [id]: { alikeBefore, posts, postedAt } }),

  /** A message with its count, where the database does not have that. */
  restored(id: string, write: Write): Write {
    return write.kind === 'reply' && write.alikeBefore === undefined ? { ...write, ...counts.get()[id] } : write;
  },

  /** The server has said that the message has not arrived. */
  remove: (id: string): void => counts.keepWhere((other) => other !== id),

  /** Forgets the counts of messages that are in no outbox any more. */
  keepOnly: counts.keepOnly,
};
