import * as z from 'zod/mini';
import { propStatuses, type Home } from './home.ts';
import { questionFields, type QuestionChange, type QuestionField, withAnswers } from './question.ts';

const change = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((fields): QuestionChange =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => questionFields.includes(name as QuestionField))),
  ),
);

/** Something that the buyer did to a home and that the server has still to hear of. */
export const writeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), change }),
  z.object({ kind: z.literal('mark'), propStatus: z.nullable(z.enum(propStatuses)) }),
  z.object({ kind: z.literal('remove') }),
  // `alikeBefore` is there from when the message sets out until its outcome is known: see conversation.ts.
  z.object({ kind: z.literal('reply'), text: z.string(), alikeBefore: z.optional(z.number()) }),
]);
export type Write = z.output<typeof writeSchema>;

/** Two writes of one home that may leave as one, or null where both must be sent. */
export function mergeWrites(earlier: Write, later: Write): Write | null {
  if (earlier.kind === 'answer' && later.kind === 'answer')
    return { kind: 'answer', change: { ...earlier.change, ...later.change } };
  // A home is deleted once: taken back, it is to be there again.
  return earlier.kind === later.kind && (later.kind === 'mark' || later.kind === 'remove') ? later : null;
}

/** What is left of an earlier write once a later one has said part of it anew; null where nothing is. */
export function supersede(earlier: Write, later: Write): Write | null {
  if (earlier.kind === 'mark' && later.kind === 'mark') return null;
  if (earlier.kind !== 'answer' || later.kind !== 'answer') return earlier;
  const left = Object.entries(earlier.change).filter(([name]) => !(name in later.change));
  return left.length === 0 ? null : { kind: 'answer', change: Object.fromEntries(left) };
}

const applied = new WeakMap<Write, { from: Home; to: Home | null }>();

/**
 * The home as it will be once the server has taken the write; null once it is deleted. Messages show apart, with their own state.
 * The same home for the same write each time: laid over the server's answer or taken into it, nothing has to be derived anew for it.
 */
export function applyWrite(home: Home, write: Write): Home | null {
  const known = applied.get(write);
  if (known && (known.from === home || known.to === home)) return known.to;
  const to = changed(home, write);
  applied.set(write, { from: home, to });
  return to;
}

function changed(home: Home, write: Write): Home | null {
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

/** The homes as the buyer has left them: what the server said, and over it what it has still to hear. Untouched homes keep their identity. */
export function withWrites(homes: readonly Home[], writes: readonly { lane: string; write: Write }[]): readonly Home[] {
  if (writes.length === 0) return homes;
  const touched = Map.groupBy(writes, ({ lane }) => lane);
  const left: Home[] = [];
  for (const home of homes) {
    let now: Home | null = home;
    for (const { write } of touched.get(home.id) ?? []) now &&= applyWrite(now, write);
    if (now) left.push(now);
  }
  return left;
}
