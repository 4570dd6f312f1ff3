import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from './toast.tsx';

const Toasts = lazy(async () => ({ default: (await import('./overlays.ts')).Toasts }));

/** The container of the toasts on screens that rarely show one: its code is fetched with the first. */
export function LazyToasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}
