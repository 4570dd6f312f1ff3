// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { homeSchema } from './home.ts';
import { criteria } from './question.ts';
import { presetWeights, rankHomes } from './ranking.ts';
import { homesToCompare, topHomes } from './top-homes.ts';

const home = (id: string, score: number, more: object = {}) =>
  homeSchema.parse({
    id,
    ...more,
    question: Object.fromEntries(criteria.map((name) => [`q${name}`, score])),
  });
const topOf = (homes: ReturnType<typeof home>[]) => {
  const { top, leftOut } = topHomes(rankHomes(homes, presetWeights(null)));
  return { top: top.map(({ id }) => id), leftOut: leftOut.map(({ home: { id }, place, why }) => ({ id, place, why })) };
};

describe('the top three', () => {
  it('are the first three of the ranking', () => {
    expect(topOf([home('a', 5), home('b', 9), home('c', 7), home('d', 6)])).toEqual({
      top: ['b', 'c', 'd'],
      leftOut: [],
    });
  });

  it('leave out sold, off-market, archived and disliked homes and name their rank, but not what ranks below', () => {
    const homes = [
      home('sold', 10, { mStatus: 'Sold' }),
      home('a', 9),
      home('withdrawn', 9, { mStatus: 'Off market' }),
      home('disliked', 8, { propStatus: 'disliked' }),
      home('archived', 7, { propStatus: 'hidden' }),
      home('b', 6),
      home('c', 5),
      home('below', 4, { mStatus: 'Closed' }),
    ];
    expect(topOf(homes)).toEqual({
      top: ['a', 'b', 'c'],
      leftOut: [
        { id: 'sold', place: 1, why: 'sold' },
        { id: 'withdrawn', place: 2, why: 'offMarket' },
        { id: 'disliked', place: 4, why: 'disliked' },
        { id: 'archived', place: 5, why: 'archived' },
      ],
    });
  });

  it('have only homes with a rank', () => {
    const early = homeSchema.parse({ id: 'early', question: { qlot: 10 } });
    expect(topOf([early, home('a', 3)])).toEqual({ top: ['a'], leftOut: [] });
  });
});

describe('the homes to compare', () => {
  const compared = (ranked: ReturnType<typeof home>[], liked: ReturnType<typeof home>[]) =>
    homesToCompare(topHomes(rankHomes(ranked, presetWeights(null))), liked).map(({ id }) => id);
  const liked = ['p', 'q', 'r', 's', 't'].map((id) => homeSchema.parse({ id, propStatus: 'liked' }));

  it('are the top three', () => {
    expect(compared([home('a', 5), home('b', 9), home('c', 7), home('d', 6)], liked)).toEqual(['b', 'c', 'd']);
  });

  it('are the first four liked ones that are for sale where fewer than two have a place', () => {
    const sold = homeSchema.parse({ id: 'sold', propStatus: 'liked', mStatus: 'Sold' });
    expect(compared([home('a', 5)], [sold, ...liked])).toEqual(['p', 'q', 'r', 's']);
  });
});
