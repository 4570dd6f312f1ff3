/*
 * Search parameters as plain text: `q=4187203`, `id=42`. The router's own way is JSON, which quotes what looks like a number and rounds an
 * id of twenty digits.
 */

/** `?a=b&c=d` to its parameters; of two of one name the last. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** The parameters as they stand in the address, those without a value left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value as string | number | boolean)]],
  );
  // A comma means nothing in a query, and lists of ids stay readable.
  const text = new URLSearchParams(params).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
