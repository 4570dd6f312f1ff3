import { useTranslation } from 'react-i18next';
import { withWords } from '#src/i18n/with-words.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Layer } from '#src/ui/layer.tsx';
import classes from './keys-layer.module.css';

const Keys = lazyComponent(async () => (await withWords(import('./keys.tsx'), 'keys')).Keys, 7);

export function KeysLayer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <Layer onClose={onClose} kind="box" title={t('keys')} className={classes['layer']}>
      <Keys />
    </Layer>
  );
}
