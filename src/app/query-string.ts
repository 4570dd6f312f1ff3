/*
 * Search parameters as plain text: `q=4187203`, `id=42`. The router's own way is JSON, which quotes what looks like a number and rounds an
 * id of twenty digits.
 */

/** Parses `?a=b&c=d`; of two parameters with one name the last counts. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Writes parameters for the address; those without a value are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = Object.entries(search as Record<string, string>).filter(([, value]) => value !== undefined);
  // A comma has no meaning in a query: unescaped, lists of ids stay readable.
  const text = new URLSearchParams(params).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
