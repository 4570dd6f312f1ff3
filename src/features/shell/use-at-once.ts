import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { AtOnce } from '#src/ui/after-paint.tsx';

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * A link shows the heading of the next screen first. After Back, Forward and a reload the page must be as long as it was, for the scroll
 * position to be restored, and where the address names a part, that part must be there.
 */
export function useAtOnce(): () => AtOnce {
  const router = useRouter();
  const isReturn = useRef(visit?.type !== 'navigate');
  useEffect(
    () =>
      router.history.subscribe(({ action: { type } }) => {
        if (type !== 'REPLACE') isReturn.current = type !== 'PUSH';
      }),
    [router],
  );
  return useCallback(() => {
    const { location: next, resolvedLocation: shown } = router.state;
    if (isReturn.current || next.hash !== '') return 'all';
    // Nothing was pressed, another part of the same screen was, or a skeleton is there already.
    const isHere = !shown || shown.pathname === next.pathname || document.querySelector('#content > [aria-busy]');
    return isHere ? 'first part' : 'heading';
  }, [router]);
}
