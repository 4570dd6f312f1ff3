import { plainDigits } from './digits.ts';

/** Text as a search compares it: without accents, case and doubled spaces, in Latin digits. Letters of other scripts stay as they are. */
export function fold(text: string): string {
  // Most text is plain: skipping the normalization saves most of the time for 50,000 homes.
  if (isPlain.test(text)) {
    const lower = text.toLowerCase();
    // Return the same string if nothing changed, so that keeping both costs no memory.
    return lower === text ? text : lower;
  }
  return (
    plainDigits(text.normalize('NFKD'))
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      // A search may end in the middle of a word, where a sigma has its other form.
      .replaceAll('ς', 'σ')
      .replaceAll('ß', 'ss')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const digits = 8;

/** Folded text in which numbers sort as numbers, so that 9 Chestnut Square stands before 112 Mill Row. */
export function sortableText(text: string): string {
  return fold(text).replaceAll(/\d+/g, (number) => number.padStart(digits, '0'));
}
