import { type ReactNode, useDeferredValue, useEffect } from 'react';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// After a reload and on the way back the page must be as long as it was, for the scroll position to be restored.
let isFirstScreen = navigation?.type === 'navigate' && location.hash === '';

/** The lower part of a screen. On a first visit it is rendered after the first paint. */
export function Later({ children }: { children: ReactNode }) {
  const isIn = useDeferredValue(true, !isFirstScreen);
  useEffect(() => {
    isFirstScreen = false;
  }, []);
  // The footer stays out of sight.
  return isIn ? children : <div style={{ minBlockSize: '100vh' }} />;
}
