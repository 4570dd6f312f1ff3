import { useTranslation } from 'react-i18next';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { late } from '#src/ui/late.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const OtherHomes = late(async () => (await import('./other-homes.tsx')).OtherHomes, <Skeleton blockSize={400} />);

export interface PickerProps {
  onClose: () => void;
  compared: readonly string[];
  filters: ListingFilters;
  /** Whether the comparison hides equal rows, where that was chosen. */
  differencesOnly?: boolean | undefined;
}

export function HomePicker(props: PickerProps) {
  const { t } = useTranslation('compare');
  return (
    <Layer kind="end" onClose={props.onClose} title={t('choose')}>
      <OtherHomes {...props} />
    </Layer>
  );
}
