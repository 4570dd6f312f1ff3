// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

/** Reads RFC 4180 back, as a spreadsheet would. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a CSV', () => {
  it('is marked as UTF-8 and has a line for each row', () => {
    expect(
      toCsv([
        ['Address', 'Price'],
        ['418 Juniper Lane, Asheville', 612_000],
      ]),
    ).toBe('\uFEFF"Address","Price"\r\n"418 Juniper Lane, Asheville",612000\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://evil.example","x")'])(
    'never starts a formula: %j',
    (text) => expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]),
  );

  it('keeps a negative number a number, and nothing an empty cell', () => {
    expect(toCsv([[-5, null, 'x']])).toBe('\uFEFF-5,,"x"\r\n');
  });

  it.each([
    ['quiet;=1+1', "quiet;'=1+1"],
    ['quiet;"=1+1"', `quiet;"'=1+1"`],
    ['quiet; \t  @SUM(A1)', "quiet; \t  '@SUM(A1)"],
    ['two\n-1', "two\n'-1"],
    ['two\r=1', "two\r'=1"],
    ['3-4; 5', '3-4; 5'],
  ])('starts none where another separator begins a cell either: %j', (text, safe) =>
    expect(read(toCsv([[text]]))).toEqual([[safe]]),
  );

  it('takes no time for a hundred thousand blanks', () => {
    const start = performance.now();
    toCsv([[`x;${' '.repeat(100_000)}=1`], [`x${' '.repeat(100_000)}=1`]]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('reads back as it was but for apostrophes, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), { minLength: 1 }), (rows) => {
        const cells = read(toCsv(rows));
        const bare = (text: string) => text.replaceAll("'", '');
        expect(cells.map((row) => row.map(bare))).toEqual(rows.map((row) => row.map(bare)));
        for (const text of cells.flat()) expect(text).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
