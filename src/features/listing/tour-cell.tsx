import { check } from './row-icons.tsx';
import type { RenderCell } from './table-features.ts';

export const tourCell: RenderCell = ({ question: { tour } }, { tourLabel }) =>
  tour ? (
    check(tourLabel(true))
  ) : (
    <span role="img" aria-label={tourLabel(false)}>
      –
    </span>
  );
