import { useMounted } from '@mantine/hooks';

export interface Anchored {
  anchor: HTMLElement;
  /** Opens beside the button instead of beneath it. */
  beside?: boolean;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

export function useAnchored({ anchor, beside = false, opened, onChange }: Anchored) {
  // Mantine notes which element gets the focus back when a panel opens that was there already.
  const isMounted = useMounted();
  return {
    id: anchor.id,
    opened: opened && isMounted,
    onChange,
    position: beside ? 'right-start' : 'bottom-end',
    withinPortal: true,
    // Over the toasts: one that an earlier action left would lie on the buttons.
    zIndex: 450,
    // Without a wait for an animation no key is missed that is pressed meanwhile.
    transitionProps: { duration: 0 },
  } as const;
}
