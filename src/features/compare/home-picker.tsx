import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Layer } from '#src/ui/layer.tsx';
import type { OtherHomesProps } from './other-homes.tsx';

const OtherHomes = lazyComponent(async () => (await import('./other-homes.tsx')).OtherHomes, 7);

export function HomePicker(props: OtherHomesProps) {
  const { t } = useTranslation('compare');
  return (
    <Layer kind="end" onClose={props.onClose} title={t('choose')}>
      <OtherHomes {...props} />
    </Layer>
  );
}
