export interface Rows {
  /** The first row, and the one after the last. */
  first: number;
  end: number;
}

export interface Window extends Rows {
  /** The rows to draw in full: fast scrolling leaves the others for when it rests. */
  full: Rows;
}

/** Whether every row of the window is drawn in full. */
export const hasLanded = ({ first, end, full }: Window): boolean => full.first <= first && full.end >= end;

/** Draws so many more rows in full, beside those that are. */
export function landed(known: Window, rows: number): Window {
  if (hasLanded(known)) return known;
  const { first, end, full } = known;
  const from = Math.max(first, full.first);
  const to = Math.min(end, full.end);
  if (from >= to) return { first, end, full: { first, end: Math.min(end, first + rows) } };
  if (to < end) return { first, end, full: { first: from, end: Math.min(end, to + rows) } };
  return { first, end, full: { first: Math.max(first, from - rows), end } };
}
