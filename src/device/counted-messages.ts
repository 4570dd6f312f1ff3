import * as z from 'zod/mini';
import type { Write } from '../domain/write.ts';
import { readJson, writeJson } from './storage.ts';

const key = 'counted_messages';

const countSchema = z.object({ alikeBefore: z.optional(z.number()), posts: z.optional(z.number()) });
type Count = z.output<typeof countSchema>;

const read = () => readJson(key, z.record(z.string(), countSchema)) ?? {};

/**
 * The counts by which posted messages are recognised on the server (see `sendReply`), by the id of their entry, where the database has
 * failed to take them: it may still commit the message as one that was never counted, and the next page would post it again.
 */
export const countedMessages = {
  add(id: string, { alikeBefore, posts }: Count): void {
    writeJson(key, { ...read(), [id]: { alikeBefore, posts } });
  },

  /** A message with its count, where the database does not have that. */
  restored(id: string, write: Write): Write {
    return write.kind === 'reply' && write.alikeBefore === undefined ? { ...write, ...read()[id] } : write;
  },

  /** Forgets the counts of messages that are in no outbox any more. */
  keepOnly(ids: readonly string[]): void {
    const known = read();
    const left = Object.entries(known).filter(([id]) => ids.includes(id));
    if (left.length === Object.keys(known).length) return;
    writeJson(key, left.length > 0 ? Object.fromEntries(left) : null);
  },
};
