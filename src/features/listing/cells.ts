import { addressCell } from './address-cell.tsx';
import { commentCell } from './comment-cell.tsx';
import { photoCell } from './photo-cell.tsx';
import { statusCell } from './status-cell.tsx';
import type { CellRow } from './table-features.ts';
import { tourCell } from './tour-cell.tsx';

/** The cells that the table gives its columns, beside those that are a line of `columns.tsx`. */
export const cells: CellRow['cells'] = {
  address: addressCell,
  comment: commentCell,
  photo: photoCell,
  status: statusCell,
  tour: tourCell,
};
