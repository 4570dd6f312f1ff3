import {
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
import type { Home } from '#src/domain/home.ts';
import type { SortValue } from '#src/domain/list-homes.ts';
import type { Cells } from './cells.ts';
import type { OrderContext } from './listing-context.ts';

interface ColumnMeta {
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

/** What the listing's table uses of TanStack Table. It is given the rows of the window alone, so it neither filters nor sorts them itself. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
  tableMeta: metaHelper<{ cells: Cells }>(),
});
export type Features = typeof features;
