import { useTranslation } from 'react-i18next';
import { loadScreenWords } from '#src/i18n/screen-words.ts';
import { late } from '#src/ui/late.tsx';
import { Layer } from '#src/ui/layer.tsx';
import classes from './customizer-layer.module.css';
import { CustomizerSkeleton } from './customizer-skeleton.tsx';

const Customizer = late(
  async () => {
    const [code] = await Promise.all([import('./customizer.tsx'), loadScreenWords('customizer')]);
    return code.Customizer;
  },
  <CustomizerSkeleton />,
);

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function CustomizerLayer({ opened, onClose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Layer open={opened} onClose={onClose} kind="end" flush title={t('appearance')} className={classes['layer']}>
      <Customizer />
    </Layer>
  );
}
