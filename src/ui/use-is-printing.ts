import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The most rows of a list that are printed: rendering thousands of them would stop the page. */
export const mostPrinted = 500;

/** Whether the page goes to paper now: a list that shows a part of its rows on the screen prints the rest, too. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // The browser prints what is rendered when the event returns.
  useWindowEvent('beforeprint', () => flushSync(() => setIsPrinting(true)));
  useWindowEvent('afterprint', () => flushSync(() => setIsPrinting(false)));
  return isPrinting;
}
