import { useWindowEvent } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useKeptSince } from '#src/api/use-kept-answers.ts';
import { useIsKeeping } from '#src/api/use-writes.ts';
import { showToast } from '#src/ui/toast.tsx';

/** What becomes of what is done without a network. Over plain http there is no service worker to open the portal again. */
export function useOfflineWords() {
  if (!useIsKeeping()) return 'offlineInTab';
  return globalThis.isSecureContext ? 'offline' : 'offlineOverHttp';
}

/** Says that the connection went while the portal is open, where no note says so already, and what becomes of what is done without it. */
export function useOfflineNotice(): void {
  const { t } = useTranslation('shell');
  // A conversation says so above the composer, which a toast would cover.
  const isTalking = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/app/comments'),
  });
  const words = useOfflineWords();
  const isSaid = useKeptSince() !== null || isTalking;
  useWindowEvent('offline', () => {
    if (!isSaid) void showToast({ name: 'offline', kind: 'failed', message: t(words) });
  });
}
