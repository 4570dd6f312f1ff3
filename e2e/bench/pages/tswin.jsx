import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { cell } from './cell.jsx';
import { columns } from './data.js';
import { show } from './page.jsx';
import { TableBox, TableRow } from './table.jsx';

/*
 * The listing's own way with nothing else around it: a pure function filters and sorts the plain array, Virtual picks the window, and the
 * table is given just the rows in it.
 */
const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  rowSelectionFeature,
});
const helper = createColumnHelper();
const defs = helper.columns(
  columns.map(([id, header]) => helper.accessor(id, { header, cell: ({ getValue }) => cell(id, getValue()) })),
);

const texts = new WeakMap();
function textOf(row) {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = columns
    .map(([id]) => row[id])
    .join('\n')
    .toLowerCase();
  texts.set(row, text);
  return text;
}

function listRows(rows, query, [sort]) {
  const found = query ? rows.filter((row) => textOf(row).includes(query.toLowerCase())) : rows;
  if (!sort) return found;
  const { id, desc } = sort;
  const way = desc ? -1 : 1;
  return found.toSorted((a, b) => (a[id] < b[id] ? -way : a[id] > b[id] ? way : 0));
}

const Row = memo(TableRow, (a, b) => a.start === b.start && a.row.original === b.row.original);

show(function Grid({ rows, query, onCount }) {
  const [sorting, setSorting] = useState([]);
  const list = useMemo(() => listRows(rows, query, sorting), [rows, query, sorting]);
  useEffect(() => onCount(list.length), [list.length, onCount]);
  const box = useRef(null);
  const virtual = useVirtualizer({
    count: list.length,
    estimateSize: () => 40,
    getScrollElement: () => box.current,
    overscan: 5,
  });
  const items = virtual.getVirtualItems();
  const indexes = items.map(({ index }) => index).join();
  const data = useMemo(() => indexes.split(',').flatMap((index) => list[Number(index)] ?? []), [list, indexes]);
  const table = useTable({
    features,
    columns: defs,
    data,
    manualSorting: true,
    state: { sorting },
    onSortingChange: setSorting,
    getRowId: ({ id }) => String(id),
  });
  const drawn = table.getRowModel().rows;
  return (
    <TableBox box={box} table={table} height={virtual.getTotalSize()}>
      {items.map(({ start }, at) => drawn[at] && <Row key={drawn[at].id} row={drawn[at]} start={start} />)}
    </TableBox>
  );
});
