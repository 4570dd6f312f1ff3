import { type KeyboardEvent, useState } from 'react';
import type { Placed } from '#src/domain/place-messages.ts';
import type { Message } from './messages.ts';

/**
 * Makes the time of one message a tab stop; the arrow keys lead to the others. 2,000 tab stops would keep the keyboard from the composer.
 */
export function useTimeStops(messages: readonly Placed<Message>[], scrollToIndex: (index: number) => void) {
  const [reached, setReached] = useState<number | null>(null);
  // The messages whose row shows a time.
  const isStop = (index: number) =>
    messages[index]?.state === 'sent' && messages[index].closes && messages[index].time !== null;
  const stop = reached !== null && isStop(reached) ? reached : messages.findLastIndex((_, index) => isStop(index));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !(event.target instanceof HTMLTimeElement)) return;
    // A click may have focused a time that is no tab stop.
    let next = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? stop) + step;
    while (messages[next] && !isStop(next)) next += step;
    if (!messages[next]) return;
    event.preventDefault();
    setReached(next);
    scrollToIndex(next);
  };
  return { stop, reached, onKeyDown };
}
