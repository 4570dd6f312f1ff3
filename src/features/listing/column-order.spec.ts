import { describe, expect, it } from 'vitest';
import { arrangeColumns, movedColumn } from './column-order.ts';
import { columns } from './columns.tsx';

const usual = columns.map(({ id }) => id);

describe('the order of the columns', () => {
  it('is the usual one where nothing was stored', () => expect(arrangeColumns(null)).toEqual(usual));

  it('leaves out what is not a column, and what is named twice', () => {
    const order = arrangeColumns(['price', 'gone', 'select', 'price', 'photo']);
    expect(order.toSorted()).toEqual(usual.toSorted());
    expect(order.indexOf('price')).toBeLessThan(order.indexOf('photo'));
  });

  it('puts a column that is new since behind its usual neighbour', () => {
    const stored = usual.filter((id) => id !== 'baths').toReversed();
    expect(arrangeColumns(stored)[stored.indexOf('beds') + 1]).toBe('baths');
  });

  it('moves a column as far as there are places', () => {
    expect(movedColumn(['mls', 'price', 'tour'], 'tour', 0)).toEqual(['tour', 'mls', 'price']);
    expect(movedColumn(['mls', 'price', 'tour'], 'mls', 9)).toEqual(['price', 'tour', 'mls']);
    expect(movedColumn(['mls', 'price', 'tour'], 'price', -1)).toEqual(['price', 'mls', 'tour']);
  });
});
