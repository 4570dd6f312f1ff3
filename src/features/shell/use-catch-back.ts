import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What the layers need to close on the browser's Back instead of leaving the screen. */
export function useCatchBack() {
  const { history } = useRouter();
  return useCallback(
    (onBack: () => void) =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          if (action !== 'BACK') return false;
          // Only once the browser stands on this screen again: what closes may write the address.
          addEventListener('popstate', onBack, { once: true });
          return true;
        },
      }),
    [history],
  );
}
