import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast, type Toast } from './toast.tsx';

/**
 * A layer whose code is fetched when it is first opened. Where that fails nothing opens, the toast says so, and the next time it is
 * asked for again; a lazy component would take the page down, and would not ask again.
 */
export function useLateLayer<Props>(load: () => Promise<ComponentType<Props>>, failed: Omit<Toast, 'kind'>) {
  const [opened, setOpened] = useState(false);
  const [Layer, setLayer] = useState<ComponentType<Props> | null>(null);
  const open = async () => {
    try {
      const Loaded = Layer ?? (await load());
      // Closed first: a layer notes what had the focus when it goes from closed to open.
      flushSync(() => setLayer(() => Loaded));
      setOpened(true);
    } catch {
      await showToast({ ...failed, kind: 'failed' });
    }
  };
  return { Layer, opened, open: () => void open(), close: () => setOpened(false) };
}
