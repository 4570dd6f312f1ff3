import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';

export type Overlays = typeof import('./overlays.ts');

let overlays: Overlays | null = null;

async function load(): Promise<void> {
  overlays ??= await import('./overlays.ts');
}

/** Fetches the code of menus, layers and tips. What fails here is fetched again when it is needed. */
export const preloadOverlays = (): Promise<void> => load().catch(() => {});

interface Props {
  /** Called when the code cannot be fetched, and by Escape while it is coming. */
  onClose: () => void;
  /** Shown until the code has come. */
  fallback?: ReactNode;
  children: (overlays: Overlays) => ReactNode;
}

/** What opens over the page. Its code is a sixth of the signed-in area's and no first screen shows it, so it comes apart. */
export function WithOverlays({ onClose, fallback = null, children }: Props) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const close = useEffectEvent(onClose);
  const isComing = !overlays;
  useEffect(() => {
    if (!isComing) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    addEventListener('keydown', onKeyDown);
    load().then(rerender, () => close());
    return () => removeEventListener('keydown', onKeyDown);
  }, [isComing]);
  return overlays ? <overlays.Mantine>{children(overlays)}</overlays.Mantine> : fallback;
}
