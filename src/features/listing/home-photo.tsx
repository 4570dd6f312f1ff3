import type { Home } from '#src/domain/home.ts';
import { PhotoButton } from '#src/ui/photo-button.tsx';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';

export function HomePhoto({ home, tabIndex = 0 }: { home: Home; tabIndex?: number }) {
  const { labels } = useListingContext();
  const { showPhoto } = useListActions();
  return (
    <PhotoButton src={home.photo} label={labels.openPhoto(home)} tabIndex={tabIndex} onClick={() => showPhoto(home)} />
  );
}
