import { fold } from '#src/domain/fold.ts';
import { hasWords, searchWords } from '#src/domain/search-text.ts';

/** Something that the palette can do, and the words that find it, folded already. */
export interface Findable {
  words: string;
  /** Other words for it. Matches in `words` come first. */
  also?: string;
}

/** The first `limit` that have every word of the query, those first that have the query itself, and have it early. */
export function find<T extends Findable>(items: readonly T[], query: string, limit: number): T[] {
  const wanted = searchWords(query);
  if (wanted.length === 0) return items.slice(0, limit);
  const phrase = fold(query);
  return items
    .filter(({ words, also }) => hasWords(also ? `${words} ${also}` : words, wanted))
    .map((item) => {
      const place = item.words.indexOf(phrase);
      return { item, place: place < 0 ? Number.MAX_SAFE_INTEGER : place };
    })
    .toSorted((one, other) => one.place - other.place)
    .slice(0, limit)
    .map(({ item }) => item);
}
