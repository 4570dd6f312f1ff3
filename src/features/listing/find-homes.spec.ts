// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fold } from '#src/domain/fold.ts';
import { type Home, homeSchema } from '#src/domain/home.ts';
import { countHomes, createTextFilter, type Passing, passing } from './find-homes.ts';
import { HomeIndex } from './home-index.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const home = (id: string, fields: object = {}): Home => homeSchema.parse({ _id: id, ...fields });
const homes = [
  home('a', {
    address: '12 Café Row',
    mStatus: 'Active',
    price: 100,
    propStatus: 'liked',
    question: { qoverall: 8, qtour: 'yes' },
  }),
  home('b', { address: '9 Cedar Court', mStatus: 'Pending', price: 200, createdAt: '2026-11-21T01:00:00Z' }),
  home('c', { address: '40 Cedar Lane', mls: 'Q7', mStatus: 'Weird one', question: { qoverall: 0 } }),
  home('d', { address: '7 Elm', propStatus: 'hidden', mStatus: 'active' }),
];
const index = new HomeIndex(homes, [({ address }) => fold(address ?? ''), ({ mls }) => fold(mls ?? '')], () => null);
const everyone: Passing = Uint8Array.of(1, 1, 1, 1);
const ids = (found: Passing) => homes.map(({ id }, at) => (found[at] ? id : '')).join('');

describe('the quick filters', () => {
  it.each([
    ['nothing', {}, 'abc'],
    ['the archived ones', { view: 'archived' }, 'd'],
    ['new', { show: 'new' }, 'b'],
    ['needs scores', { show: 'unscored' }, 'b'],
    ['liked', { reaction: 'liked' }, 'a'],
    ['a status that the portal has a word for', { status: 'active' }, 'a'],
    ['a status as it came', { status: 'Weird one' }, 'c'],
    ['tour', { tour: true }, 'a'],
    ['a lowest score, which no score does not reach', { score: 1 }, 'a'],
    ['a lowest price, which no price does not reach', { min: 100 }, 'ab'],
    ['a highest price', { max: 150 }, 'a'],
  ] as const)('%s', (_, facets, expected) => {
    expect(ids(passing(homes, facets, now))).toBe(expected);
  });

  it('say what they would show', () => {
    expect(countHomes(homes, undefined, now)).toEqual({
      current: 3,
      archived: 1,
      new: 1,
      unscored: 1,
      liked: 1,
      disliked: 0,
      tour: 1,
      statuses: ['active', 'pending', 'Weird one'],
    });
  });
});

describe('the text filter', () => {
  it('finds without accents and case, each word anywhere', () => {
    const filter = createTextFilter();
    expect(ids(filter(index, everyone, 'CAFE'))).toBe('a');
    expect(ids(filter(index, everyone, ' court ced '))).toBe('b');
    expect(ids(filter(index, everyone, 'q7 cedar'))).toBe('c');
    expect(ids(filter(index, everyone, 'q7 court'))).toBe('');
    expect(ids(filter(index, everyone, '   '))).toBe('abcd');
    expect(ids(filter(index, everyone, 'MLS #q7'))).toBe('c');
    expect(ids(filter(index, everyone, 'lane,cedar'))).toBe('c');
  });

  it('finds the same whichever way the query was typed', () => {
    const typed = createTextFilter();
    for (const query of ['c', 'ce', 'cedar', 'cedar l', 'ced', 'c 9', '9', 'cedar', 'elm', ''])
      expect(`${query}: ${ids(typed(index, everyone, query))}`).toBe(
        `${query}: ${ids(createTextFilter()(index, everyone, query))}`,
      );
  });

  it('looks again through everything once the candidates have changed', () => {
    const filter = createTextFilter();
    filter(index, Uint8Array.of(0, 1, 0, 0), 'c');
    expect(ids(filter(index, everyone, 'ced'))).toBe('bc');
  });
});
