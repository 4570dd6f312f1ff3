import { flexRender } from '@tanstack/react-table';
import { columns } from './data.js';

/** The markup that both pages of TanStack Table have. */
export const widths = Object.fromEntries(columns.map(([id, , width]) => [id, width]));
const total = columns.reduce((sum, [, , width]) => sum + width, 0);

export function TableBox({ box, table, height, children }) {
  return (
    <div ref={box} style={{ overflow: 'auto', height: '100%', position: 'relative' }}>
      <table style={{ display: 'grid', width: total }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: '#eee' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex' }}>
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  data-col={header.column.id}
                  style={{ width: widths[header.column.id], textAlign: 'left' }}
                >
                  <button onClick={header.column.getToggleSortingHandler()}>
                    {flexRender(header.column.columnDef.header, header.getContext())}
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', height, position: 'relative' }}>{children}</tbody>
      </table>
    </div>
  );
}

export function TableRow({ row, start }) {
  return (
    <tr style={{ display: 'flex', position: 'absolute', height: 40, transform: `translateY(${start}px)` }}>
      {row.getAllCells().map((one) => (
        <td
          key={one.id}
          style={{
            width: widths[one.column.id],
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
          }}
        >
          {flexRender(one.column.columnDef.cell, one.getContext())}
        </td>
      ))}
    </tr>
  );
}
