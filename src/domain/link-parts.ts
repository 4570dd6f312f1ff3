import { webAddress } from './conversation.ts';
import { readLink } from './read-value.ts';

/** A part of a message's text, with the address that it links to, if it is one. */
export interface TextPart {
  text: string;
  href: string | null;
}

const mostLinks = 100;

// Browsers take seconds to lay out one letter with tens of thousands of accents.
const marks = /(\p{M}{20})\p{M}+/gu;

/** Splits text at its http and https addresses; a bracket behind one belongs to the sentence. A letter keeps its first twenty accents. */
export function linkParts(whole: string): TextPart[] {
  const text = whole.replaceAll(marks, '$1');
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of [...text.matchAll(webAddress)].slice(0, mostLinks)) {
    const found = withoutTail(match[0]);
    if (!readLink(found)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: found, href: found });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

const tail = ".,;:!?'’”»";

// Character by character from the end: a regular expression for the tail would restart at each full stop of a long text.
function withoutTail(found: string): string {
  const endings = found.includes('(') ? tail : `${tail})`;
  let end = found.length;
  while (end > 0 && endings.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}
