// @vitest-environment node
import { expect, it } from 'vitest';
import { readEntries } from './outbox-entry.ts';
import { answer, entry } from './spec-entry.ts';

it('reads back what it stored, and keeps apart what a newer version may have left', () => {
  const known = entry('p1', { qprice: '3' });
  const later = { ...known, state: 'lost' };
  expect(readEntries([known, null, later, 'x', {}])).toEqual({ entries: [known], foreign: [later] });
  for (const garbage of [undefined, null, {}, 'x']) expect(readEntries(garbage)).toEqual({ entries: [], foreign: [] });
});

it('keeps the identity of entries that are known, and reads those that have changed', () => {
  const known = [entry('p1', { qprice: '3' }), entry('p2', { qprice: '4' })];
  const stored = structuredClone(known).map((one) => (one.lane === 'p2' ? { ...one, state: 'sending' as const } : one));
  const read = readEntries(stored, known).entries;
  expect(read).toEqual(stored);
  expect(read[0]).toBe(known[0]);
  const lost = structuredClone(known).map((one) => ({ ...one, state: 'lost' }));
  expect(readEntries(lost, known).entries).toEqual([]);
  expect(readEntries([{ ...known[0], write: answer({ qprice: '5' }) }], known).entries).toMatchObject([
    { write: { change: { qprice: '5' } } },
  ]);
});
