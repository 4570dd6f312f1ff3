import { useDeferredValue, useEffect, useState } from 'react';

interface Entry {
  value: string;
  /** The value that was written last. */
  last: string;
  /** The value when the entry began and those written since. Any other value came by other means. */
  written: readonly string[];
}

/**
 * Shows what is entered at once, lets what is slow to render follow as `deferred`, and writes it after a pause in milliseconds from then. A
 * written value that changes by other means, as by a step back, replaces what was entered. `asWritten` says what becomes of a value that is
 * not written as it is.
 */
export function useWriteBehind(
  value: string,
  write: (value: string) => void,
  pause: number,
  asWritten: (value: string) => string = (same) => same,
): { value: string; deferred: string; enter: (next: string) => void; flush: () => void; drop: () => void } {
  const [entry, setEntry] = useState<Entry | null>(null);
  const isDue = entry !== null && entry.value !== entry.last;
  const hasArrived = entry !== null && !isDue && entry.value === value;
  const isOvertaken = entry !== null && !entry.written.includes(value);
  if (hasArrived || isOvertaken) setEntry(null);

  const flush = () => {
    if (!entry || !isDue) return;
    setEntry({ ...entry, last: entry.value, written: [...entry.written.slice(-3), asWritten(entry.value)] });
    write(entry.value);
  };
  const shown = entry && !isOvertaken ? entry.value : value;
  const deferred = useDeferredValue(shown);
  const isSlower = deferred !== shown;
  useEffect(() => {
    // Writing renders the screen again, which would start the slow part from the beginning.
    if (!isDue || isSlower) return undefined;
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
    // Only a new entry restarts the pause.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entry, isSlower]);

  return {
    value: shown,
    deferred,
    enter: (next) => setEntry((known) => ({ last: value, written: [value], ...known, value: next })),
    flush,
    drop: () => setEntry(null),
  };
}
