import { AddressCell } from './address-cell.tsx';
import { CommentButton } from './comment-button.tsx';
import { HomePhoto } from './home-photo.tsx';
import { StatusLabel } from './status-label.tsx';

/** The components that the table gives its columns. The columns do not import them: a home's own page reads the order of the listing, not its cells. */
export const cells = { AddressCell, CommentButton, HomePhoto, StatusLabel };
export type Cells = typeof cells;
