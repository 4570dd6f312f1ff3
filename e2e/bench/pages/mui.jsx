import { DataGrid } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { cell } from './cell.jsx';
import { columns } from './data.js';
import { show } from './page.jsx';

const drawn = new Set(['photo', 'tour', 'link', 'map']);
const numbers = new Set(['dom', 'price', 's1', 's2', 's3']);

// The community edition refuses more than 100 rows a page, so it never scrolls over all of them.
show(function Grid({ rows, query }) {
  const defs = useMemo(
    () =>
      columns.map(([field, headerName, width]) => ({
        field,
        headerName,
        width,
        type: numbers.has(field) ? 'number' : 'string',
        ...(drawn.has(field) && { renderCell: ({ value }) => cell(field, value) }),
        ...(field === 'price' && { valueFormatter: (value) => cell('price', value) }),
      })),
    [],
  );
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: query.split(' ').filter(Boolean) }), [query]);
  return (
    <DataGrid
      rows={rows}
      columns={defs}
      filterModel={filterModel}
      rowHeight={40}
      columnHeaderHeight={40}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      pageSizeOptions={[100]}
    />
  );
});
