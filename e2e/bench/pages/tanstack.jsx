import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { cell } from './cell.jsx';
import { columns } from './data.js';
import { show } from './page.jsx';
import { TableBox, TableRow } from './table.jsx';

/*
 * TanStack Table 9 as in its own example of virtualized rows: the table is given all rows, and filters and sorts them itself.
 */
const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});
const helper = createColumnHelper();
const defs = helper.columns(
  columns.map(([id, header]) => helper.accessor(id, { header, cell: ({ getValue }) => cell(id, getValue()) })),
);

show(function Grid({ rows, query, onCount }) {
  const [sorting, setSorting] = useState([]);
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    state: { sorting, globalFilter: query },
    onSortingChange: setSorting,
    globalFilterFn: 'includesString',
  });
  const list = table.getRowModel().rows;
  useEffect(() => onCount(list.length), [list.length, onCount]);
  const box = useRef(null);
  const virtual = useVirtualizer({
    count: list.length,
    estimateSize: () => 40,
    getScrollElement: () => box.current,
    overscan: 5,
  });
  return (
    <TableBox box={box} table={table} height={virtual.getTotalSize()}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <TableRow key={list[index].id} row={list[index]} start={start} />
      ))}
    </TableBox>
  );
});
