import { describe, expect, it } from 'vitest';
import { listingSearchSchema } from '#src/domain/listing-search.ts';
import { readSorting, writeSorting } from './sorting.ts';

describe('the order in the address', () => {
  it('is read as it was written', () => {
    expect(readSorting('price.desc,address')).toEqual([
      { id: 'price', desc: true },
      { id: 'address', desc: false },
    ]);
    expect(writeSorting(readSorting('price.desc,address.asc'))).toBe('price.desc,address.asc');
  });

  it.each([undefined, '', 'photo.desc', '__proto__.asc,gone.desc', 'select.asc'])(
    'of %s is last modified first, and left out of the address',
    (text) => {
      expect(readSorting(text)).toEqual([{ id: 'updatedAt', desc: true }]);
      expect(writeSorting(readSorting(text))).toBeUndefined();
      expect(writeSorting([])).toBeUndefined();
      expect(listingSearchSchema.parse({ sort: 'updatedAt.desc' }), 'not even where it was typed').toEqual({});
    },
  );

  it('names a column once', () => {
    expect(writeSorting(readSorting('price.desc,price.asc'))).toBe('price.desc');
  });
});
