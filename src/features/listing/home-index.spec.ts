// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fold } from '#src/domain/fold.ts';
import { type Home, homeSchema } from '#src/domain/home.ts';
import { HomeIndex } from './home-index.ts';
import type { SortKey } from './home-order.ts';

const home = (id: string, fields: object = {}): Home => homeSchema.parse({ _id: id, ...fields });
const price: SortKey = (one) => one.price;
const address: SortKey = (one) => one.address;
const shared: SortKey = ({ createdAt }) => createdAt;
const text = (one: Home) => fold(one.address ?? '');
const texts = [text];
const idsIn = (index: HomeIndex, order: Int32Array) => [...order].map((at) => index.homes[at]?.id);

describe('the order of homes', () => {
  const index = new HomeIndex(
    [
      home('a', { price: 300, address: 'Elm', createdAt: '2026-01-01' }),
      home('b', { price: null, address: 'Ash', createdAt: '2026-01-03' }),
      home('c', { price: 100, address: 'Elm', createdAt: '2026-01-02' }),
      home('d', { price: 300, address: null }),
    ],
    texts,
    shared,
  );

  it('is the newest first where nothing is asked for, what has no date last', () => {
    expect(idsIn(index, index.order([]))).toEqual(['b', 'c', 'a', 'd']);
  });

  it('puts empty values last in either direction, and keeps the newest first among equals', () => {
    expect(idsIn(index, index.order([{ key: price, descending: false }]))).toEqual(['c', 'a', 'd', 'b']);
    expect(idsIn(index, index.order([{ key: price, descending: true }]))).toEqual(['a', 'd', 'c', 'b']);
  });

  it('sorts by the second column where the first one ties', () => {
    const terms = [
      { key: address, descending: true },
      { key: price, descending: false },
    ];
    expect(idsIn(index, index.order(terms))).toEqual(['c', 'a', 'b', 'd']);
  });

  it('is what a stable comparing sort makes, for any homes', () => {
    const values = fc.array(
      fc.record({ p: fc.option(fc.integer({ min: 0, max: 4 })), a: fc.option(fc.constantFrom('x', 'y', 'zz')) }),
    );
    fc.assert(
      fc.property(values, fc.boolean(), fc.boolean(), (list, down, back) => {
        const homes = list.map(({ p, a }, at) => home(`h${at}`, { price: p, address: a }));
        const one = new HomeIndex(homes, texts, shared);
        const compare = (a: number | string | null, b: number | string | null, descending: boolean) => {
          if (a === b) return 0;
          if (a === null) return 1;
          if (b === null) return -1;
          return (a < b ? -1 : 1) * (descending ? -1 : 1);
        };
        const expected = homes.toSorted(
          (a, b) => compare(a.price, b.price, down) || compare(a.address, b.address, back),
        );
        const order = one.order([
          { key: price, descending: down },
          { key: address, descending: back },
        ]);
        expect(idsIn(one, order)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });
});

describe('the search texts', () => {
  it('are kept of every home that a change leaves as it is', () => {
    const read = vi.fn<typeof text>(text);
    const homes = ['a', 'b', 'c', 'd', 'e'].map((id) => home(id, { address: `Éire ${id}` }));
    const reads = [read];
    const first = new HomeIndex(homes, reads, shared);
    homes.forEach((_, at) => first.matches(at, ['eire']));
    expect(read).toHaveBeenCalledTimes(5);
    const changed = home('b', { address: 'Oak' });
    const next = new HomeIndex([homes[0]!, changed, homes[3]!, homes[4]!], reads, shared, first);
    expect(['eire a', 'oak', 'eire d', 'eire e'].map((one, at) => next.matches(at, [one]))).not.toContain(false);
    expect(next.matches(1, ['eire'])).toBe(false);
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('belong to their homes whatever becomes of the list', () => {
    const pool = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => home(id, { address: id }));
    const lists = fc.shuffledSubarray(pool);
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const first = new HomeIndex(before, texts, shared);
        before.forEach((_, at) => first.matches(at, ['']));
        const next = new HomeIndex(after, texts, shared, first);
        expect(after.map(({ id }, at) => next.matches(at, [id]))).not.toContain(false);
      }),
    );
  });

  it('are prepared piece by piece', () => {
    const index = new HomeIndex(
      Array.from({ length: 200 }, (_, at) => home(`h${at}`)),
      texts,
      shared,
    );
    let steps = 1;
    while (index.prepare([price, address], () => true)) steps += 1;
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(20);
  });
});
