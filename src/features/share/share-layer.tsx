import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { withWords } from '#src/i18n/with-words.ts';
import { Layer } from '#src/ui/layer.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import classes from './share-layer.module.css';

const SharePanel = lazyComponent(async () => (await withWords(import('./share-panel.tsx'), 'sharing')).SharePanel, 8);

export function ShareLayer({ onClose, ids }: { onClose: () => void; ids: readonly string[] }) {
  const { t } = useTranslation('share');
  const all = useHomes();
  const homes = ids.flatMap((id) => homeIn(all, id) ?? []);
  if (homes.length === 0) return null;
  return (
    <Layer kind="box" onClose={onClose} title={t('title', { count: homes.length })} className={classes['layer']}>
      <SharePanel homes={homes} />
    </Layer>
  );
}
