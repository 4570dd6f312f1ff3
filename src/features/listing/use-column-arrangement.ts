import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColumnSettings, columnSettings } from '#src/device/column-settings.ts';
import { useStore } from '#src/device/store.ts';
import { showToast } from '#src/ui/toast.ts';
import { arrangeColumns, movedColumn } from './column-order.ts';
import { type ColumnId, columns } from './columns.tsx';

const usualVisibility = Object.fromEntries(columns.map(({ id, meta }) => [id, !meta?.extra]));
/** How long without a change ends a run, in milliseconds. */
const runPause = 900;

/** The columns as the person has arranged them on this device. Every change can be undone, a run of them in one. */
export function useColumnArrangement() {
  const { t } = useTranslation(['listing', 'common', 'home']);
  const settings = useStore(columnSettings);
  const [said, setSaid] = useState('');
  const run = useRef<{ before: ColumnSettings; timer: ReturnType<typeof setTimeout>; end: () => void } | null>(null);
  // Leaving the screen ends the run, so that it can be undone as well.
  useEffect(() => () => run.current?.end(), []);

  return useMemo(() => {
    const change = (next: ColumnSettings) => {
      const before = run.current?.before ?? columnSettings.get();
      clearTimeout(run.current?.timer);
      columnSettings.set(next);
      const end = () => {
        clearTimeout(run.current?.timer);
        run.current = null;
        void showToast({
          name: 'columns',
          message: t('listing:columnMenu.changed'),
          action: { label: t('common:actions.undo'), run: () => columnSettings.set(before) },
        });
      };
      run.current = { before, timer: setTimeout(end, runPause), end };
    };

    const { shown } = settings;
    const order = arrangeColumns(settings.order);
    return {
      order,
      visibility: { ...usualVisibility, ...shown },
      isArranged: settings.order !== null || Object.keys(shown).length > 0,
      /** Announces the position among `those`: the shown columns, or all of them. */
      move(id: ColumnId, to: number, those: readonly ColumnId[]) {
        change({ ...settings, order: movedColumn(order, id, to) });
        const place = those.findIndex((other) => other === order[to]) + 1;
        setSaid(t('listing:columnMenu.moved', { column: t(`home:facts.${id}`), place, count: those.length }));
      },
      show: (id: ColumnId, isShown: boolean) => change({ ...settings, shown: { ...shown, [id]: isShown } }),
      reset: () => change({ order: null, shown: {} }),
      /** Where a column has moved, for a screen reader. */
      said,
    };
  }, [settings, said, t]);
}
export type ColumnArrangement = ReturnType<typeof useColumnArrangement>;
