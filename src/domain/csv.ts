/**
 * One cell. An apostrophe keeps a spreadsheet from running a text as a formula: at its start, and where a spreadsheet of another country
 * starts a cell, as after a semicolon.
 */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // The sign comes first: looking back from each space of a long run takes seconds.
  const safe = value.replaceAll(/^(?=[=+\-@\t\r])|(?=[=+\-@])(?<=[;\t\r\n][ "]*)/g, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV: with a byte order mark, so that spreadsheets read UTF-8, and the line ends of RFC 4180. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
