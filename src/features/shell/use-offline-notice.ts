import { useWindowEvent } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptSince } from '#src/api/use-kept-answers.ts';
import { useIsKeeping } from '#src/api/use-writes.ts';
import { hideToast, showToast } from '#src/ui/toast.ts';
import { useOnline } from '#src/ui/use-online.ts';

/** The words for what happens to changes made without a network. Over plain http there is no service worker to open the portal again. */
export function useOfflineWords() {
  if (!useIsKeeping()) return 'offlineInTab';
  return globalThis.isSecureContext ? 'offline' : 'offlineOverHttp';
}

const name = 'offline';

/**
 * Says once that the connection was lost and what happens to changes made meanwhile; not longer than it is. Not where a note or a
 * conversation already says so.
 */
export function useOfflineNotice(): void {
  const { t } = useTranslation('shell');
  // A conversation says so above the composer, which a toast would cover.
  const isTalking = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/app/comments'),
  });
  const words = useOfflineWords();
  const isSaid = useKeptSince() !== null || isTalking;
  useWindowEvent('offline', () => {
    if (!isSaid) void showToast({ name, kind: 'failed', message: t(words) });
  });
  const isOver = useOnline() || isTalking;
  useEffect(() => {
    if (isOver) void hideToast(name);
  }, [isOver]);
}
