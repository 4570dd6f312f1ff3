import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/toast.tsx';

interface LayerProps {
  opened: boolean;
  onClose: () => void;
}

/** A layer whose code is fetched when it is first opened; where that fails, a toast says so and nothing opens. */
export function useLateLayer<Props extends LayerProps>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState(false);
  const [Layer, setLayer] = useState<ComponentType<Props> | null>(null);
  const open = async () => {
    try {
      const Loaded = Layer ?? (await load());
      // Closed first: a layer notes what had the focus when it goes from closed to open.
      flushSync(() => setLayer(() => Loaded));
      setOpened(true);
    } catch {
      await showToast({ kind: 'failed', message: t('failure.network'), closeLabel: t('actions.close') });
    }
  };
  return { Layer, opened, open: () => void open(), close: () => setOpened(false) };
}
