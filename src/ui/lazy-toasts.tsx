import { useSyncExternalStore } from 'react';
import { useOverlays } from './overlays-code.ts';
import { toasts } from './toast.ts';
import type { ToastsProps } from './toasts.tsx';

/** The container of the toasts on screens that rarely show one: its code is fetched with the first. */
export function LazyToasts(props: ToastsProps) {
  const overlays = useOverlays();
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.areWanted, toasts.areWanted);
  return wanted && overlays && <overlays.Toasts {...props} />;
}
