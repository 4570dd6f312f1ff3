import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColumnSettings, columnSettings } from '#src/device/column-settings.ts';
import { useStore } from '#src/device/store.ts';
import { showToast } from '#src/ui/toast.tsx';
import type { ColumnId } from './column-ids.ts';
import { arrangeColumns, fitColumns, movedColumn } from './column-layout.ts';
import { type Column, columnOf } from './columns.tsx';

/** What is beside the columns that can be moved: the check box and the row's actions. */
export const fixedWidth = { select: 42, actions: 168, actionsOfNarrow: 142 };

/** Below this width a row has one action less: its address is the same link. */
const narrow = 760;

export interface Columns {
  order: readonly ColumnId[];
  visible: readonly Column[];
  /** The table is wider than its place. */
  scrolls: boolean;
  isNarrow: boolean;
  isArranged: boolean;
  move: (id: ColumnId, to: number) => void;
  show: (id: ColumnId, shown: boolean) => void;
  reset: () => void;
}

const quiet = 900;

/** The columns as this device has them, for a table of `width` pixels. Every change can be undone, a run of them in one. */
export function useColumns(width: number): Columns {
  const { t } = useTranslation(['listing', 'common']);
  const settings = useStore(columnSettings);
  const run = useRef<{ before: ColumnSettings; timer: ReturnType<typeof setTimeout>; end: () => void } | null>(null);
  // Whoever leaves in the middle of a run can undo it as well.
  useEffect(() => () => run.current?.end(), []);

  const isNarrow = width < narrow;
  const order = useMemo(() => arrangeColumns(settings.order), [settings.order]);
  const fitted = useMemo(() => {
    const ordered = order.flatMap((id) => columnOf.get(id) ?? []);
    const actions = isNarrow ? fixedWidth.actionsOfNarrow : fixedWidth.actions;
    return fitColumns(ordered, settings.shown, width - fixedWidth.select - actions);
  }, [order, settings.shown, width, isNarrow]);
  return useMemo(() => {
    const change = (next: ColumnSettings) => {
      const before = run.current?.before ?? columnSettings.get();
      clearTimeout(run.current?.timer);
      columnSettings.set(next);
      const end = () => {
        clearTimeout(run.current?.timer);
        run.current = null;
        void showToast({
          message: t('listing:columnMenu.changed'),
          action: { label: t('common:actions.undo'), run: () => columnSettings.set(before) },
          closeLabel: t('common:actions.close'),
        });
      };
      run.current = { before, timer: setTimeout(end, quiet), end };
    };

    const { shown } = settings;
    return {
      order,
      isNarrow,
      ...fitted,
      isArranged: settings.order !== null || Object.keys(shown).length > 0,
      move: (id, to) => change({ ...settings, order: movedColumn(order, id, to) }),
      show: (id, isShown) => change({ ...settings, shown: { ...shown, [id]: isShown } }),
      reset: () => change({ order: null, shown: {} }),
    };
  }, [order, isNarrow, fitted, settings, t]);
}
