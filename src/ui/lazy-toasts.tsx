import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from './toast.tsx';

const Toasts = lazy(async () => ({ default: (await import('./overlays.ts')).Toasts }));

/** Where the toasts stand, on screens that seldom have one: their code comes with the first. */
export function LazyToasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}
