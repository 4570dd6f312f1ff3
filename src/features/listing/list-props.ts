import type { Home } from '#src/domain/home.ts';
import type { Figures } from './figures.ts';
import type { HomeIndex } from './home-index.ts';
import type { ListingLook } from './listing-search.ts';
import type { RowWords } from './row-words.ts';

/** What the table and the cards have in common. */
export interface ListProps {
  index: HomeIndex;
  /** The positions in the index of what is shown, in order. */
  shown: Int32Array;
  selected: ReadonlySet<string>;
  words: RowWords;
  figures: Figures;
  /** How the list is looked at, as its address says: a link takes it along. */
  look: ListingLook;
  now: number;
  /** The home that the person comes back from. */
  returnTo: string | null;
  onOpen: (home: Home) => void;
  onPhoto: (home: Home) => void;
  /** The cards keep their actions behind one button. */
  onMore?: (home: Home) => void;
  onMark: (homes: readonly Home[], mark: Home['propStatus']) => void;
  onRemove: (homes: readonly Home[]) => void;
  onSelect: (ids: readonly string[], on: boolean) => void;
}

/** The place of a home in the list, or -1. */
export const placeOf = ({ index, shown }: Pick<ListProps, 'index' | 'shown'>, id: string | null): number =>
  id === null ? -1 : shown.findIndex((at) => index.homes[at]?.id === id);
