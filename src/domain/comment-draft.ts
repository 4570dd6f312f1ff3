import * as z from 'zod/mini';
import { singleSpaced } from './conversation.ts';

/** A comment while it is typed, and the one that it was typed over. Earlier versions stored the text alone. */
export const commentDraftSchema = z.union([
  z.object({ text: z.string(), over: z.nullable(z.string()) }),
  z.pipe(
    z.string(),
    z.transform((text) => ({ text, over: null })),
  ),
]);
export type CommentDraft = z.output<typeof commentDraftSchema>;

/** The comment with a draft of an earlier visit in it. If it was changed elsewhere since, and neither contains the other, both are kept. */
export function withDraft(now: string | null, { text, over }: CommentDraft): string {
  // A server may write line breaks otherwise.
  const [known, typed] = [singleSpaced(now ?? ''), singleSpaced(text)];
  if (known === singleSpaced(over ?? '') || typed.includes(known)) return text;
  return `${now}${known.includes(typed) ? '' : `\n\n${text}`}`;
}
