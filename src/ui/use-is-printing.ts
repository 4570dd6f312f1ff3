import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So many rows of a list go to paper at most: rendering thousands of them would stop the page. */
export const mostPrinted = 500;

/** Whether the page goes to paper now: a list that shows a part of its rows on the screen prints the rest, too. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when the event returns.
    const follow = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'));
    addEventListener('beforeprint', follow);
    addEventListener('afterprint', follow);
    return () => {
      removeEventListener('beforeprint', follow);
      removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinting;
}
