import { useTranslation } from 'react-i18next';
import { withWords } from '#src/i18n/with-words.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './customizer-layer.module.css';

const Customizer = lazyComponent(
  async () => (await withWords(import('./customizer.tsx'), 'customizer')).Customizer,
  <CustomizerSkeleton />,
);

export function CustomizerLayer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Layer onClose={onClose} kind="end" flush title={t('appearance')} className={classes['layer']}>
      <Customizer />
    </Layer>
  );
}

function CustomizerSkeleton() {
  return (
    <div className={classes['skeleton']}>
      {[1, 3, 1].map((rows, group) => (
        // oxlint-disable-next-line react/no-array-index-key -- the groups never change
        <div key={group} className={classes['group']}>
          <Skeleton inlineSize={96} />
          {Array.from({ length: rows * 3 }, (_, index) => (
            <Skeleton key={index} blockSize={64} />
          ))}
        </div>
      ))}
    </div>
  );
}
