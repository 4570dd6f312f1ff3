import { useMounted } from '@mantine/hooks';
import { isByTouch } from './is-by-touch.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useCloseWatcher } from './use-close-watcher.ts';

export interface Anchored {
  anchor: HTMLElement;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** Over the toasts: one that an earlier action left would lie on the buttons. */
const zIndex = 450;

export function useAnchored({ anchor, opened, onChange }: Anchored) {
  // Mantine notes which element gets the focus back when a panel opens that was there already.
  const isMounted = useMounted();
  const close = () => onChange(false);
  useCloseOnBack(opened, close);
  useCloseWatcher(opened, close);
  return {
    id: anchor.id,
    opened: opened && isMounted,
    onChange,
    // The attribute is on what is at the edge of the page, such as the tools of the sidebar.
    position: anchor.closest('[data-beside]') ? 'right-start' : 'bottom-end',
    withinPortal: true,
    zIndex,
    // No animation to wait for, in which a pressed key would be missed.
    transitionProps: { duration: 0 },
    // A finger's tap beside the panel closes it and presses nothing, as people expect it on a phone.
    ...(isByTouch() && {
      clickOutsideEvents: ['click'],
      withOverlay: true,
      // Hidden at once, because it would fade out for a while otherwise.
      overlayProps: { fixed: true, zIndex: zIndex - 1, backgroundOpacity: 0, hidden: !opened },
    }),
  } as const;
}
