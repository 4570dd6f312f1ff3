import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';
import { useRefreshKept } from '#src/api/use-kept-answers.ts';
import { codeForLater } from '#src/ui/code-for-later.ts';
import { loadOverlays } from '#src/ui/overlays-code.ts';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';
import { useScreenTitle } from './use-screen-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOfflineNotice } from './use-offline-notice.ts';
import { useWriteNotices } from './use-write-notices.ts';

const fetchOverlays = () => void codeForLater.then(loadOverlays).catch(() => {});

/** Effects that follow the address and the unsent writes, in a component of their own, so that these don't re-render the frame. */
export function FrameEffects({ main }: { main: RefObject<HTMLElement | null> }): null {
  useWriteNotices();
  useAskBeforeClosing();
  useRefreshKept();
  useOfflineNotice();
  useFocusOnNavigation(main);
  useScreenTitle();
  useEffect(fetchOverlays, []);
  // The network may have failed the first fetch.
  useWindowEvent('online', fetchOverlays);
  return null;
}
