import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Write } from '../domain/write.ts';
import { backOff, dueEntries, type Entry, entryFor, readEntries, withEntry } from './outbox-entry.ts';

const like: Write = { kind: 'mark', propStatus: 'liked' };
const archive: Write = { kind: 'mark', propStatus: 'hidden' };
const remove: Write = { kind: 'remove' };
const entry = (lane: string, write: Write, change: Partial<Entry> = {}): Entry => ({
  ...entryFor(lane, write, 1000, 0),
  ...change,
});

describe('withEntry', () => {
  it('lets a mark take the place of one that has not left', () => {
    const entries = withEntry([entry('a', like)], entry('a', archive, { notBefore: 9000 }));
    expect(entries.map(({ write, notBefore }) => ({ write, notBefore }))).toEqual([
      { write: archive, notBefore: 9000 },
    ]);
  });

  it.each(['sending', 'refused'] as const)('keeps a mark apart from one that is %s', (state) => {
    expect(withEntry([entry('a', like, { state })], entry('a', archive))).toHaveLength(2);
  });

  it('does not merge past another write of the same home', () => {
    const entries = [entry('a', like), entry('a', remove)];
    expect(withEntry(entries, entry('a', archive)).map(({ write }) => write)).toEqual([like, remove, archive]);
  });

  it('does not merge writes of different homes', () => {
    expect(withEntry([entry('a', like)], entry('b', archive))).toHaveLength(2);
  });

  it('joins the answers to one home, the later one counting', () => {
    const first = entry('a', { kind: 'answer', change: { qoverall: '3', qprice: '1' } });
    const second = entry('a', { kind: 'answer', change: { qoverall: '8' } });
    expect(withEntry([first], second)[0]?.write).toEqual({ kind: 'answer', change: { qoverall: '8', qprice: '1' } });
  });
});

describe('dueEntries', () => {
  it('gives the first entry of each home, in order', () => {
    const entries = [entry('a', like), entry('b', archive), entry('a', remove)];
    expect(dueEntries(entries, 5000)).toEqual([entries[0], entries[1]]);
  });

  it('holds a home back while its first entry waits', () => {
    const entries = [entry('a', remove, { notBefore: 7000 }), entry('a', like)];
    expect(dueEntries(entries, 6999)).toEqual([]);
    expect(dueEntries(entries, 7000)).toEqual([entries[0]]);
  });

  it('passes over what was refused or parked', () => {
    const entries = [
      entry('a', like, { state: 'refused' }),
      entry('a', archive),
      entry('b', like, { state: 'parked' }),
    ];
    expect(dueEntries(entries, 5000)).toEqual([entries[1]]);
  });

  it('never gives two entries of one home', () => {
    const lanes = fc.array(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(lanes, (names) => {
        const due = dueEntries(
          names.map((lane) => entry(lane, like)),
          5000,
        ).map(({ lane }) => lane);
        expect(due.toSorted()).toEqual([...new Set(names)].toSorted());
      }),
    );
  });
});

it('waits longer after each attempt, up to half a minute', () => {
  expect([0, 1, 2, 3, 5, 6, 60].map(backOff)).toEqual([1000, 1000, 2000, 4000, 16_000, 30_000, 30_000]);
});

it('leaves out stored entries that cannot be read', () => {
  const good = entry('a', like);
  expect(readEntries([good, { ...good, state: 'flying' }, null, { ...good, write: { kind: 'sing' } }])).toEqual([good]);
  expect(readEntries('garbage')).toEqual([]);
});
