import { PhotoButton } from '#src/ui/photo-button.tsx';
import type { RenderCell } from './table-features.ts';

export const photoCell: RenderCell = (home, { labels }, { actions, tabIndex }) => (
  <PhotoButton
    src={home.photo}
    label={labels.openPhoto(home)}
    tabIndex={tabIndex}
    onClick={() => actions.showPhoto(home)}
  />
);
