import { useEffect, useState } from 'react';

interface Entry {
  value: string;
  /** What the written value has been since the entry began, or is about to become; the last is what was written last. */
  written: readonly string[];
}

/**
 * Shows what is entered at once, and writes it after a pause in milliseconds. A written value that changes by other means, as by a step back,
 * replaces what was entered.
 */
export function useWriteBehind(
  value: string,
  write: (value: string) => void,
  pause: number,
): { value: string; enter: (next: string) => void; flush: () => void; drop: () => void } {
  const [entry, setEntry] = useState<Entry | null>(null);
  const isDue = entry !== null && entry.value !== entry.written.at(-1);
  const hasArrived = entry !== null && !isDue && entry.value === value;
  const isOvertaken = entry !== null && !entry.written.includes(value);
  if (hasArrived || isOvertaken) setEntry(null);

  const flush = () => {
    if (!entry || !isDue) return;
    setEntry({ ...entry, written: [...entry.written.slice(-3), entry.value] });
    write(entry.value);
  };
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
    // Every entry starts the pause again, and nothing else does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entry]);

  return {
    value: entry && !isOvertaken ? entry.value : value,
    enter: (next) => setEntry((known) => ({ value: next, written: known?.written ?? [value] })),
    flush,
    drop: () => setEntry(null),
  };
}
