import { AllCommunityModule, ModuleRegistry, themeQuartz } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo } from 'react';
import { cell } from './cell.jsx';
import { columns } from './data.js';
import { show } from './page.jsx';

// What the quick start of its documentation registers.
ModuleRegistry.registerModules([AllCommunityModule]);

const drawn = new Set(['photo', 'tour', 'link', 'map']);
const Cell = ({ colDef, value }) => cell(colDef.field, value);

show(function Grid({ rows, query, onCount }) {
  const defs = useMemo(
    () =>
      columns.map(([field, headerName, width]) => ({
        field,
        headerName,
        width,
        ...(drawn.has(field) && { cellRenderer: Cell }),
        ...(field === 'price' && { valueFormatter: ({ value }) => cell('price', value) }),
      })),
    [],
  );
  return (
    <AgGridReact
      theme={themeQuartz}
      rowData={rows}
      columnDefs={defs}
      quickFilterText={query}
      rowHeight={40}
      animateRows={false}
      onModelUpdated={({ api }) => onCount(api.getDisplayedRowCount())}
    />
  );
});
