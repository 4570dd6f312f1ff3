import { type ColumnId, columnIds, isColumn } from './column-ids.ts';

/** The columns in the person's order: what is not known any more is left out, what has come since stands after its usual neighbour. */
export function arrangeColumns(stored: readonly string[] | null): readonly ColumnId[] {
  const order = [...new Set((stored ?? []).filter(isColumn))];
  for (const [at, id] of columnIds.entries()) {
    if (order.includes(id)) continue;
    const neighbour = columnIds.slice(0, at).findLast((before) => order.includes(before));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }
  return order;
}

/** Moves a column by some places, as far as there are any. */
export function movedColumn(order: readonly ColumnId[], id: ColumnId, to: number): readonly ColumnId[] {
  const rest = order.filter((known) => known !== id);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id);
}

interface Fitting {
  id: string;
  width: number;
  leaves?: number;
}

/**
 * What stands in a table of this width. Hidden columns do not; those that nobody asked for leave in steps until the rest fits; and where
 * that is not enough, the table scrolls.
 */
export function fitColumns<Column extends Fitting>(
  ordered: readonly Column[],
  shown: Readonly<Record<string, boolean>>,
  width: number,
): { visible: readonly Column[]; scrolls: boolean } {
  let visible = ordered.filter(({ id }) => shown[id] !== false);
  const fits = () => visible.reduce((sum, column) => sum + column.width, 0) <= width;
  const steps = [...new Set(ordered.map(({ leaves }) => leaves ?? 0))].filter(Boolean).toSorted((a, b) => a - b);
  for (const step of steps) {
    if (fits()) break;
    visible = visible.filter(({ id, leaves }) => leaves !== step || shown[id] === true);
  }
  return { visible, scrolls: !fits() };
}
