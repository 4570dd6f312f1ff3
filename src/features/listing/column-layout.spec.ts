// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnIds } from './column-ids.ts';
import { arrangeColumns, fitColumns, movedColumn } from './column-layout.ts';

describe('the order of the columns', () => {
  it('is the usual one until something was moved', () => {
    expect(arrangeColumns(null)).toEqual(columnIds);
  });

  it('leaves out what is not known and what is named twice', () => {
    expect(arrangeColumns(['price', 'gone', 'price', ...columnIds])[0]).toBe('price');
    expect(arrangeColumns(['gone', '__proto__'])).toEqual(columnIds);
  });

  it('puts a column that has come since after its usual neighbour', () => {
    const stored = ['address', ...columnIds.filter((id) => id !== 'address' && id !== 'price')];
    expect(arrangeColumns(stored).slice(0, 7)).toEqual([
      'address',
      'updatedAt',
      'photo',
      'mls',
      'days',
      'status',
      'price',
    ]);
  });

  it('has every column once, whatever was stored', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...columnIds), fc.string())), (stored) => {
        expect([...arrangeColumns(stored)].toSorted()).toEqual([...columnIds].toSorted());
      }),
    );
  });

  it('moves a column to its new place and no further than the edge', () => {
    expect(movedColumn(['mls', 'days', 'price'], 'mls', 1)).toEqual(['days', 'mls', 'price']);
    expect(movedColumn(['mls', 'days', 'price'], 'mls', 9)).toEqual(['days', 'price', 'mls']);
    expect(movedColumn(['mls', 'days', 'price'], 'price', -1)).toEqual(['price', 'mls', 'days']);
  });
});

describe('the columns that fit', () => {
  const ordered = [
    { id: 'a', width: 100, leaves: 2 },
    { id: 'b', width: 100, leaves: 1 },
    { id: 'c', width: 100 },
  ];
  const names = (width: number, shown: Record<string, boolean> = {}) => {
    const { visible, scrolls } = fitColumns(ordered, shown, width);
    return `${visible.map(({ id }) => id).join('')}${scrolls ? ' scrolls' : ''}`;
  };

  it('leave in steps, and only as many as need to', () => {
    expect([names(300), names(299), names(199), names(99)]).toEqual(['abc', 'ac', 'c', 'c scrolls']);
  });

  it('stay where they were asked for, and the table scrolls', () => {
    expect(names(199, { b: true })).toBe('bc scrolls');
  });

  it('go where they were hidden, and make room', () => {
    expect(names(200, { c: false })).toBe('ab');
  });
});
