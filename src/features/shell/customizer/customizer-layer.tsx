import { useTranslation } from 'react-i18next';
import { late } from '#src/ui/late.tsx';
import { Layer } from '#src/ui/layer.tsx';
import classes from './customizer-layer.module.css';
import { CustomizerSkeleton } from './customizer-skeleton.tsx';

const Customizer = late(async () => (await import('./customizer.tsx')).Customizer, <CustomizerSkeleton />);

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The layer in which the portal's look is chosen. */
export function CustomizerLayer({ opened, onClose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Layer open={opened} onClose={onClose} kind="end" flush title={t('appearance')} className={classes['layer']}>
      <Customizer />
    </Layer>
  );
}
