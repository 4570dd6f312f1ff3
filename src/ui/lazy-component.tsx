import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reloadForCode } from './reload.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A component whose code is fetched when it is first rendered, with `fallback`, or as many grey rows, in its place until then. A failed
 * fetch is an error of the boundary around it, and rendering it again asks again: React.lazy would keep the failure, and the fallback for
 * 300 ms after the code has come.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode) {
  let Loaded: ComponentType<Props> | null = null;
  let attempt: Promise<void> | null = null;
  let hasFailed = false;

  // Instances on one screen share an attempt, so that a second failure comes from a second try.
  const fetchCode = () =>
    (attempt ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        attempt = null;
        if (hasFailed) void reloadForCode();
        hasFailed = true;
        throw error;
      },
    ));

  return function LazyComponent(props: Props) {
    const [Shown, show] = useState(() => Loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Shown) return;
      fetchCode().then(
        () => show(() => Loaded),
        (error: unknown) => setFailure({ error }),
      );
    }, [Shown]);
    if (failure) throw failure.error;
    if (Shown) return <Shown {...props} />;
    return (
      <div className="grid" aria-busy>
        {typeof fallback === 'number' ? <Skeleton count={fallback} blockSize={40} /> : fallback}
      </div>
    );
  };
}
