import type { Home } from '#src/domain/home.ts';
import { PhotoButton } from '#src/ui/photo-button.tsx';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';

interface Props {
  home: Home;
  tabIndex?: number;
  /** While homes are being selected, the photo selects instead of opening. */
  isSelected?: boolean | undefined;
}

export function HomePhoto({ home, tabIndex = 0, isSelected }: Props) {
  const { labels } = useListingContext();
  const { showPhoto, toggle } = useListActions();
  const isSelecting = isSelected !== undefined;
  return (
    <PhotoButton
      src={home.photo}
      label={isSelecting ? labels.select(home) : labels.openPhoto(home)}
      checked={isSelected}
      tabIndex={tabIndex}
      onClick={() => (isSelecting ? toggle(home, false) : showPhoto(home))}
    />
  );
}
