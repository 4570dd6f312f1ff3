import * as z from 'zod/mini';
import type { Write } from '../domain/write.ts';
import { readJson, writeJson } from './storage.ts';

const key = 'counted_messages';

const countSchema = z.object({ alikeBefore: z.optional(z.number()), posts: z.optional(z.number()) });
type Count = z.output<typeof countSchema>;

const read = () => readJson(key, z.record(z.string(), countSchema)) ?? {};

/**
 * The counts by which posted messages are recognised on the server (see `sendReply`), by the id of their entry. They are in the database,
 * too. Where that is silent, it may have the message as one that was never counted, and so may another tab: each would post it again.
 */
export const countedMessages = {
  add(id: string, { alikeBefore, posts }: Count): void {
    writeJson(key, { ...read(), [id]: { alikeBefore, posts } });
  },

  /** A message with its count, where the database does not have that. */
  restored(id: string, write: Write): Write {
    return write.kind === 'reply' && write.alikeBefore === undefined ? { ...write, ...read()[id] } : write;
  },

  /** The server has said that the message has not arrived. */
  remove: (id: string): void => keepWhere((other) => other !== id),

  /** Forgets the counts of messages that are in no outbox any more. */
  keepOnly(ids: readonly string[]): void {
    const kept = new Set(ids);
    keepWhere((id) => kept.has(id));
  },
};

function keepWhere(isKept: (id: string) => boolean): void {
  const known = read();
  const left = Object.entries(known).filter(([id]) => isKept(id));
  if (left.length === Object.keys(known).length) return;
  writeJson(key, left.length > 0 ? Object.fromEntries(left) : null);
}
