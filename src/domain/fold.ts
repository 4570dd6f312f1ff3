/** Text as a search compares it: without accents, case and doubled spaces. Letters of other scripts stay as they are. */
export function fold(text: string): string {
  // Most text is plain already: what need not be taken apart is not, which is most of what preparing 50,000 homes takes.
  if (isPlain.test(text)) {
    const lower = text.toLowerCase();
    // The same string if nothing changed, so that keeping both costs no memory.
    return lower === text ? text : lower;
  }
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      // The end of what is typed is not the end of the word: a final sigma would not be found within one.
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
