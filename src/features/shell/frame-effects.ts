import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { homeIn } from '#src/api/homes.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { codeForLater } from '#src/ui/code-for-later.ts';
import { loadOverlays } from '#src/ui/overlays-code.ts';
import { useAskBeforeClosing } from './use-ask-before-closing.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOfflineNotice } from './use-offline-notice.ts';
import { useWriteNotices } from './use-write-notices.ts';

/** What follows the address and the unsent writes beside the frame. It renders nothing, so that their changes don't re-render the frame. */
export function FrameEffects({ main }: { main: RefObject<HTMLElement | null> }): null {
  useWriteNotices();
  useAskBeforeClosing();
  useOfflineNotice();
  useFocusOnNavigation(main);
  useDocumentTitle(useHomeInAddress());
  useEffect(() => void codeForLater.then(loadOverlays).catch(() => {}), []);
  return null;
}

/** The address of the home that the screen is about, for the window's title; undefined until it is known. */
function useHomeInAddress(): string | null | undefined {
  const id = useRouterState({
    select: ({ resolvedLocation }) => {
      const path = resolvedLocation?.pathname.toLowerCase().replace(/\/$/, '');
      return path === '/app/listing/detail' || path === '/app/comments' ? resolvedLocation?.search.id : undefined;
    },
  });
  const homes = useKnownHomes();
  if (id === undefined) return null;
  return homes && (homeIn(homes, String(id))?.address ?? null);
}
