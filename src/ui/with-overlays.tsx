import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { focusHeading } from './focus-heading.ts';
import { isComposing } from './is-composing.ts';
import { loadOverlaysWithin, type Overlays, useOverlays } from './overlays-code.ts';
import { reloadForCode } from './reload.ts';
import { showPlainToast } from './toast.ts';
import { UiWords } from './words.ts';

/** How long that code may take, in milliseconds. */
const codeTimeout = 20_000;

interface Props {
  /** Called when the code cannot be fetched, and by Escape while it is coming. */
  onClose: () => void;
  /** Says nothing if the code cannot be fetched: the person did not ask for it. */
  quiet?: boolean;
  /** Shown until the code has come. */
  fallback?: ReactNode;
  children: (overlays: Overlays) => ReactNode;
}

/** Fetches the code of what opens over the page and renders it: a sixth of the signed-in area's code, which no first screen needs. */
export function WithOverlays({ onClose, quiet = false, fallback = null, children }: Props) {
  const overlays = useOverlays();
  const { lost, tryAgain } = use(UiWords);
  const close = useEffectEvent(onClose);
  const fail = useEffectEvent(() => {
    // Keys that are still typed for a layer must not reach the field that had the focus before.
    if (!quiet && document.activeElement?.matches('[aria-busy] input')) focusHeading();
    onClose();
    if (quiet) return;
    const name = 'lost-overlays';
    const run = () =>
      void loadOverlaysWithin(codeTimeout).catch((error: Error) => {
        say();
        if (error.name !== 'TimeoutError') void reloadForCode();
      });
    const say = () => showPlainToast({ name, kind: 'failed', message: lost, action: { label: tryAgain, run } });
    say();
  });
  const isComing = !overlays;
  useEffect(() => {
    if (!isComing) return undefined;
    let isOpen = true;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      close();
    };
    addEventListener('keydown', onKeyDown);
    loadOverlaysWithin(codeTimeout).catch(() => isOpen && fail());
    return () => {
      isOpen = false;
      removeEventListener('keydown', onKeyDown);
    };
  }, [isComing]);
  return overlays ? <overlays.Mantine>{children(overlays)}</overlays.Mantine> : fallback;
}
