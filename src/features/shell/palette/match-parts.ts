import { fold } from '#src/domain/fold.ts';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** One character with the accents and the invisible marks after it. */
const characters = /.[\p{M}\p{Cf}]*/gsu;

/**
 * Splits a text where folded words stand in it. Folding makes some characters longer, as ß, and some shorter: each is folded by itself, so
 * that a match begins and ends with a whole character.
 */
export function matchParts(text: string, words: readonly string[]): Part[] {
  const plain = fold(text);
  if (!words.some((word) => plain.includes(word))) return [{ text, isMatch: false }];
  const parts: Part[] = [];
  const all = text.match(characters) ?? [];
  // A space folded by itself would be nothing.
  const folded = all.map((character) => fold(character) || ' ');
  const owners = folded.flatMap(({ length }, index) => Array<number>(length).fill(index));
  const whole = folded.join('');
  const matched = new Set<number>();
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (const owner of owners.slice(at, at + word.length)) matched.add(owner);
  for (const [index, character] of all.entries()) {
    const isMatch = matched.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}
