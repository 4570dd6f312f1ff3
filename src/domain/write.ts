import * as z from 'zod/mini';
import { propStatuses, type Home } from './home.ts';
import { questionFields, type QuestionChange, type QuestionField, withAnswers } from './question.ts';

const change = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((fields): QuestionChange =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => questionFields.includes(name as QuestionField))),
  ),
);

/**
 * `alikeBefore` (see conversation.ts) and `posts`, how often it was posted without an answer, are there from when a message sets out until
 * its outcome is known. `postedAt`, in milliseconds since 1970, is there while an answer may come.
 */
export const postCounts = {
  alikeBefore: z.optional(z.number()),
  posts: z.optional(z.number()),
  postedAt: z.optional(z.number()),
};

/** Something that the buyer did to a home and that the server does not have yet. */
export const writeSchema = z.union([
  z.object({ kind: z.literal('answer'), change }),
  z.object({ kind: z.literal('mark'), propStatus: z.nullable(z.enum(propStatuses)) }),
  z.object({ kind: z.literal('remove') }),
  z.object({ kind: z.literal('reply'), text: z.string(), ...postCounts }),
]);
export type Write = z.output<typeof writeSchema>;

/** Two writes of one home as one, or null if both must be sent. */
export function mergeWrites(earlier: Write, later: Write): Write | null {
  if (earlier.kind === 'answer' && later.kind === 'answer')
    return { kind: 'answer', change: { ...earlier.change, ...later.change } };
  return earlier.kind === later.kind && (later.kind === 'mark' || later.kind === 'remove') ? later : null;
}

/** How many things the buyer changed: each answer and the mark of a home are one, however many writes they are in; each message is one. */
export const countChanges = (entries: readonly { lane: string; write: Write }[]): number =>
  new Set(
    entries.flatMap(({ lane, write }, index) => {
      const things =
        write.kind === 'answer' ? Object.keys(write.change) : [write.kind === 'reply' ? index : write.kind];
      return things.map((thing) => `${lane} ${thing}`);
    }),
  ).size;

/** The rest of an earlier write after a later one has replaced part of it; null if there is none. */
export function supersede(earlier: Write, later: Write): Write | null {
  if (earlier.kind === 'mark' && later.kind === 'mark') return null;
  if (earlier.kind !== 'answer' || later.kind !== 'answer') return earlier;
  const left = Object.entries(earlier.change).filter(([name]) => !(name in later.change));
  return left.length === 0 ? null : { kind: 'answer', change: Object.fromEntries(left) };
}

/** The home once the server has taken the write; null once it is deleted. Messages are shown apart, each with its own state. */
export function applyWrite(home: Home, write: Write): Home | null {
  switch (write.kind) {
    case 'answer':
      return { ...home, question: withAnswers(home.question, write.change) };
    case 'mark':
      return { ...home, propStatus: write.propStatus };
    case 'remove':
      return null;
    case 'reply':
      return home;
  }
}

/** The homes with those writes in them. A home without one keeps its identity. */
export function withWrites(
  homes: readonly Home[],
  writes: readonly { lane: string; write: Write }[],
  apply = applyWrite,
): readonly Home[] {
  if (writes.length === 0) return homes;
  const byHome = Map.groupBy(writes, ({ lane }) => lane);
  return homes.flatMap((home) => {
    let changed: Home | null = home;
    for (const { write } of byHome.get(home.id) ?? []) changed &&= apply(changed, write);
    return changed ?? [];
  });
}
