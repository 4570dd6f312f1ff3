import { type ColumnId, columns, isColumn } from './columns.tsx';

const usualOrder = columns.map(({ id }) => id);

/** The columns in the person's order: unknown ids are left out, and a column that is new since stands after its usual neighbour. */
export function arrangeColumns(stored: readonly unknown[] | null): readonly ColumnId[] {
  const order = [...new Set((stored ?? []).filter(isColumn))];
  for (const [index, id] of usualOrder.entries()) {
    if (order.includes(id)) continue;
    const neighbour = usualOrder.slice(0, index).findLast((before) => order.includes(before));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }
  return order;
}

/** Moves a column to a place, or to the last place if there are fewer. */
export function movedColumn(order: readonly ColumnId[], id: ColumnId, to: number): readonly ColumnId[] {
  const rest = order.filter((known) => known !== id);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id);
}
