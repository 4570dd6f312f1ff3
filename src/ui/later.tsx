import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// After a reload and on the way back the page must be as long as it was, for the scroll position to be restored.
let isReturn = navigation?.type !== 'navigate' || location.hash !== '';
addEventListener('popstate', () => (isReturn = true));
addEventListener('click', () => (isReturn = false), { capture: true });

interface Props {
  /** No card stands above it when it is mounted. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The lower part of a screen. On the way forward it is rendered after the first paint, unless it is the first part. */
export function Later({ isFirst = false, children }: Props) {
  const [isDeferred] = useState(!isReturn && !isFirst);
  const isIn = useDeferredValue(true, !isDeferred);
  // A link above may have led to a part that was not there yet.
  useEffect(() => {
    if (!isDeferred || !isIn) return;
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isDeferred, isIn]);
  // The footer stays out of sight.
  return isIn ? children : <div style={{ minBlockSize: '100vh' }} />;
}
