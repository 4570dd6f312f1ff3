import type { Home } from '#src/domain/home.ts';
import { PhotoButton } from '#src/ui/photo-button.tsx';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';

export function HomePhoto({ home }: { home: Home }) {
  const { labels } = useListingContext();
  const { showPhoto } = useListActions();
  return <PhotoButton src={home.photo} label={labels.openPhoto(home)} onClick={() => showPhoto(home)} />;
}
