import { createSlices } from '../domain/slices.ts';

/** Bodies of so many characters are parsed in pieces: one JSON.parse of 20 MB blocks a laptop for 100 ms and a phone for half a second. */
const longFrom = 500_000;
const pieceLength = 100_000;

const [quote, comma, openBrace, closeBrace, openBracket, closeBracket] = Array.from('",{}[]', (char) =>
  char.charCodeAt(0),
);

/**
 * The same as `JSON.parse`; in a long envelope the records of `data` are parsed a piece at a time, so that the page stays responsive. (A
 * worker would not help: what it has parsed is copied back in one go.)
 * @throws {SyntaxError}
 */
export async function parseJson(text: string, { from = longFrom, piece = pieceLength } = {}): Promise<unknown> {
  if (text.length < from) return JSON.parse(text);
  const records: unknown[] = [];
  const slice = createSlices();
  let depth = 0;
  let start = 0;
  let cut = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (char === quote) index = endOfString(text, index);
    else if (char === openBrace || char === openBracket) {
      depth += 1;
      const isData =
        depth === 2 &&
        !start &&
        char === openBracket &&
        /"data"\s*:\s*$/.test(text.slice(Math.max(0, index - 20), index));
      if (isData) start = cut = index + 1;
    } else if (char === closeBrace || char === closeBracket) depth -= 1;
    if (!start) continue;
    const isOver = depth === 1;
    if (!isOver && (char !== comma || depth !== 2 || index - cut < piece)) continue;
    records.push(...(JSON.parse(`[${text.slice(cut, index)}]`) as unknown[]));
    cut = index + 1;
    await slice();
    if (isOver) return { ...(JSON.parse(`${text.slice(0, start)}${text.slice(index)}`) as object), data: records };
  }
  return JSON.parse(text);
}

/** The index of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

/** A quote behind an odd number of backslashes belongs to the string. */
function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text[index - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
