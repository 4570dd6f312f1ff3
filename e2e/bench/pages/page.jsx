import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRows } from './data.js';

/** The page around each table: a filter without a debounce, and how many rows it leaves. `mount-start` is right before the first render. */
export function show(Grid) {
  const rows = makeRows(Number(new URLSearchParams(location.search).get('n') ?? 10_000));
  function Page() {
    const [query, setQuery] = useState('');
    const [count, setCount] = useState(rows.length);
    return (
      <main style={{ fontFamily: 'system-ui, sans-serif', fontSize: 14, padding: 12 }}>
        <h1 style={{ fontSize: 18, margin: 0 }}>Listings</h1>
        <p>
          <input
            id="filter"
            aria-label="Filter"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />{' '}
          <span>{count}</span> rows
        </p>
        <div id="grid" style={{ height: 640 }}>
          <Grid rows={rows} query={query} onCount={setCount} />
        </div>
      </main>
    );
  }
  performance.mark('mount-start');
  createRoot(document.getElementById('root')).render(<Page />);
}
