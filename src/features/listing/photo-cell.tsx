import { HomePhoto } from './home-photo.tsx';
import type { RenderCell } from './table-features.ts';

export const photoCell: RenderCell = (home, _, { tabIndex }) => <HomePhoto home={home} tabIndex={tabIndex} />;
