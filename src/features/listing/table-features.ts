import {
  type Column,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { CustomTypeOptions } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#src/domain/home.ts';
import type { SortValue } from '#src/domain/list-homes.ts';
import type { ListActions } from './list-actions.ts';
import type { ListingContext, OrderContext } from './listing-context.ts';

/** The part of its row that a cell reads. */
export interface CellRow {
  /** The cells that only the table has. The columns do not import them: a home's own page reads the order of the listing, not its cells. */
  cells: Readonly<Record<'address' | 'comment' | 'photo' | 'status' | 'tour', RenderCell>>;
  actions: ListActions;
  isSelected: boolean;
  /** For the controls in it: only those of the active row are tab stops, the others are reached by the arrow keys. */
  tabIndex: 0 | -1;
}

/** Renders a cell. A function and no component, because a sort or a filter renders nearly two hundred of them. */
export type RenderCell = (home: Home, context: ListingContext, row: CellRow) => ReactNode;

interface ColumnMeta {
  cell: RenderCell;
  align?: 'end' | 'center';
  /** Its head has a shorter word than its name. */
  head?: keyof CustomTypeOptions['resources']['listing']['heads'];
  /** Replaces the word in the head of a narrow column. */
  icon?: LucideIcon;
  sort?: {
    value: (home: Home, context: OrderContext, descending: boolean) => SortValue;
    /** How the catalogue names its two directions. */
    words: Exclude<keyof CustomTypeOptions['resources']['listing']['sort'], 'label' | 'step'>;
  };
  /** Hidden until the buyer turns it on. */
  extra?: true;
  /** Takes the room that is left, and stays in view when the table scrolls sideways. */
  main?: true;
}

/** The features of TanStack Table that the listing uses. It gets only the rows near the screen, so it neither filters nor sorts them. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});
export type Features = typeof features;
export type HomeColumn = Column<Features, Home>;
