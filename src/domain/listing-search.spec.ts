// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, noFilters } from './listing-filters.ts';
import { detailSearchSchema, listingSearchSchema, selectedInAddress } from './listing-search.ts';

const read = (search: object) =>
  Object.fromEntries(Object.entries(listingSearchSchema.parse(search)).filter(([, value]) => value !== undefined));

describe('the address of the listing', () => {
  it('is read as it was written', () => {
    const search = {
      q: 'elm',
      sort: 'price.desc,address.asc',
      view: 'archived',
      show: 'new',
      reaction: 'liked',
      status: 'pending',
      tour: true,
      score: 7,
      min: 100_000,
      max: 900_000,
      budget: true,
      beds: 3,
      baths: 2,
      sqft: 1500,
      cost: 3000,
      selected: ['a', 'b'],
      compare: ['a', 'b', 'c'],
      differences: true,
    };
    expect(read(search)).toEqual(search);
  });

  it('falls back field by field where it says nonsense', () => {
    const nonsense = {
      q: { a: 1 },
      sort: 'price.up',
      view: 'hidden',
      show: 1,
      reaction: 'hidden',
      tour: 'maybe',
      score: 11,
      min: -1,
      max: 'lots',
      beds: 2.5,
      baths: '-1.5',
      budget: 'yes',
      differences: 'some',
      unknown: 1,
    };
    expect(read({ ...nonsense, selected: 'a' })).toEqual({ selected: ['a'] });
  });

  it('leaves out the default order', () => {
    expect(read({ sort: 'updatedAt.desc' })).toEqual({});
    for (const sort of ['updatedAt.asc', 'updatedAt.desc,price']) expect(read({ sort })).toEqual({ sort });
  });

  it('takes an MLS id for text, and reads numbers and flags out of text', () => {
    expect(read({ q: '4187203', selected: '12' })).toEqual({ q: '4187203', selected: ['12'] });
    const said = { tour: 'true', score: '7', min: '300000', baths: '2.5' };
    expect(read(said)).toEqual({ tour: true, score: 7, min: 300_000, baths: 2.5 });
    expect(read(read(said))).toEqual(read(said));
    expect(read({ q: '\0' })).toEqual({});
  });

  it('never fails, whatever it holds', () => {
    const fields = fc.constantFrom('q', 'sort', 'view', 'score', 'min', 'selected', 'compare', 'differences', 'tour');
    fc.assert(
      fc.property(fc.dictionary(fields, fc.anything()), (search) => {
        expect(listingSearchSchema.safeParse(search).success).toBe(true);
      }),
    );
  });

  it('compares four homes at most', () => {
    expect(read({ compare: 'a,b,a,c,d,e' })).toEqual({ compare: ['a', 'b', 'c', 'd'] });
  });

  it('leaves out the punctuation that followed the link in a text', () => {
    for (const end of ['', '.', ')', '>.', '” ', '。', '،', ',']) {
      expect(read({ compare: `a,b-7${end}` })).toEqual({ compare: ['a', 'b-7'] });
      expect(detailSearchSchema.parse({ id: `b-7${end}` }).id).toBe('b-7');
    }
    for (const id of ['5f9e==', 'a.b_', 'x-', 'café']) expect(detailSearchSchema.parse({ id }).id).toBe(id);
    expect(detailSearchSchema.parse({ id: '...' }).id).toBeUndefined();
    expect(read({ q: 'Mill St.' }), 'typed like this').toEqual({ q: 'Mill St.' });
  });

  it('carries no longer a selection than fits', () => {
    expect(selectedInAddress(Array.from({ length: 51 }, (_, index) => String(index)))).toBeUndefined();
    expect(selectedInAddress(['a', 'b'])).toEqual(['a', 'b']);
  });
});

it('is narrowed by every filter, and by none of them once they are off', () => {
  expect(isNarrowed(listingSearchSchema.parse({ view: 'archived', sort: 'price.asc', selected: 'a' }))).toBe(false);
  expect(isNarrowed(listingSearchSchema.parse({ min: 1 }))).toBe(true);
  expect(isNarrowed({ ...listingSearchSchema.parse({ q: 'elm', tour: true }), ...noFilters })).toBe(false);
});
