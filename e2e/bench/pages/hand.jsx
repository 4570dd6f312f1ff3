import { useEffect, useMemo, useState } from 'react';
import { cell } from './cell.jsx';
import { columns } from './data.js';
import { show } from './page.jsx';

/*
 * The bound from below: a window of rows of one height over a plain array, by hand, with a search text made once per row.
 */
const size = 40;
const seen = 640;
const overscan = 5;
const width = columns.reduce((sum, [, , one]) => sum + one, 0);

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

show(function Grid({ rows, query, onCount }) {
  const [sort, setSort] = useState(null);
  const [top, setTop] = useState(0);
  const list = useMemo(() => {
    const wanted = query.toLowerCase();
    const found = wanted ? rows.filter((row) => textOf(row).includes(wanted)) : rows;
    if (!sort) return found;
    const { id, way } = sort;
    return found.toSorted((a, b) => (a[id] < b[id] ? -way : a[id] > b[id] ? way : 0));
  }, [rows, query, sort]);
  useEffect(() => onCount(list.length), [list.length, onCount]);
  const first = Math.max(0, Math.min(Math.floor(top / size) - overscan, list.length - 1));
  const end = Math.min(list.length, first + Math.ceil(seen / size) + 2 * overscan);
  return (
    <div
      style={{ overflow: 'auto', height: '100%', position: 'relative' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div role="table" style={{ width }}>
        <div role="row" style={{ display: 'flex', position: 'sticky', top: 0, background: '#eee' }}>
          {columns.map(([id, name, one]) => (
            <div key={id} role="columnheader" data-col={id} style={{ width: one }}>
              <button onClick={() => setSort((was) => ({ id, way: was?.id === id ? -was.way : 1 }))}>{name}</button>
            </div>
          ))}
        </div>
        <div style={{ height: list.length * size, position: 'relative' }}>
          {list.slice(first, end).map((row, index) => (
            <div
              key={row.id}
              role="row"
              style={{ display: 'flex', position: 'absolute', top: (first + index) * size, height: size }}
            >
              {columns.map(([id, , one]) => (
                <div
                  key={id}
                  role="cell"
                  style={{ width: one, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
                >
                  {cell(id, row[id])}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
