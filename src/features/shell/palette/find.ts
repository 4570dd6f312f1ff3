import { fold } from '#src/domain/fold.ts';

/** Something that the palette can do, and the words that find it. */
export interface Findable {
  words: string;
}

/** The first `limit` that have every word of the query, those that begin with it first. `words` are folded already. */
export function find<T extends Findable>(items: readonly T[], query: string, limit: number): T[] {
  const wanted = fold(query).split(' ').filter(Boolean);
  if (wanted.length === 0) return items.slice(0, limit);
  const phrase = wanted.join(' ');
  const first: T[] = [];
  const others: T[] = [];
  for (const item of items) {
    if (!wanted.every((word) => item.words.includes(word))) continue;
    if (item.words.startsWith(phrase)) first.push(item);
    else if (others.length < limit) others.push(item);
    if (first.length >= limit) break;
  }
  return [...first, ...others].slice(0, limit);
}
