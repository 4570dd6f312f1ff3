import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from './toast.tsx';

const loadToasts = async (): Promise<ComponentType> => (await import('./overlays.ts')).Toasts;

// A message that cannot be shown takes no screen down.
const Toasts = lazy(async () => ({ default: await loadToasts().catch(() => () => null) }));

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
