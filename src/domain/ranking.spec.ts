// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeSchema } from './home.ts';
import { closeScores, placesMoved, sharing } from './places.ts';
import { criteria, type Scores } from './question.ts';
import { heaviest, homeScore, keptWeightsSchema, presetWeights, rankHomes, type Weights } from './ranking.ts';

const evenly = Object.fromEntries(criteria.map((name) => [name, 1])) as Weights;
const home = (id: string, scores: Partial<Scores>, more: object = {}) =>
  homeSchema.parse({
    id,
    ...more,
    question: Object.fromEntries(Object.entries(scores).map(([name, score]) => [`q${name}`, score ?? ''])),
  });

/** Weighs these criteria alone. */
const weighing = (...names: readonly (typeof criteria)[number][]) =>
  Object.fromEntries(criteria.map((name) => [name, Number(names.includes(name))])) as Weights;

const someScores = fc.record(
  Object.fromEntries(criteria.map((name) => [name, fc.option(fc.integer({ min: 0, max: 10 }))])),
) as fc.Arbitrary<Scores>;
const someWeights = fc.record(
  Object.fromEntries(criteria.map((name) => [name, fc.integer({ min: 0, max: heaviest })])),
) as fc.Arbitrary<Weights>;
const someHomes = fc
  .array(someScores, { maxLength: 12 })
  .map((list) => list.map((scores, index) => home(`p${index}`, scores)));

describe('the preset weights', () => {
  it('raise what the profile calls important', () => {
    expect(presetWeights('Price')).toMatchObject({ price: 5, location: 2 });
    expect(presetWeights('Style')).toMatchObject({ extstyle: 5, intstyle: 5, price: 2 });
    expect(presetWeights('Schools')).toMatchObject({ location: 5 });
  });

  it('are all alike where it says nothing that is known', () => {
    for (const impFactor of [null, 'toString'])
      expect(new Set(Object.values(presetWeights(impFactor)))).toEqual(new Set([2]));
  });
});

describe('kept weights', () => {
  it('are read whole or not at all', () => {
    expect(keptWeightsSchema.parse(evenly)).toEqual(evenly);
    for (const kept of [undefined, null, {}, { ...evenly, price: 6 }, { ...evenly, price: '1' }, 'x'])
      expect(keptWeightsSchema.parse(kept)).toBeNull();
  });
});

describe('a home’s score', () => {
  it('is the weighted mean, a missing score being no zero', () => {
    const weights = { ...evenly, location: 3 };
    expect(homeScore(home('p', { location: 10, price: 6 }), weights)).toMatchObject({ mean: 9, scored: 2, of: 12 });
  });

  it('ranges from all missing scores at 0 to all at 10', () => {
    const scores = Object.fromEntries(criteria.slice(3).map((name) => [name, 8])) as Partial<Scores>;
    expect(homeScore(home('p', scores), evenly)).toEqual({ mean: 8, low: 6, high: 8.5, scored: 9, of: 12 });
  });

  it('is none without a score that counts', () => {
    expect(homeScore(home('p', {}), evenly)).toBeNull();
    expect(homeScore(home('p', { price: 9 }), { ...evenly, price: 0 })).toBeNull();
  });

  it('lies in its range, and the range closes once all is scored', () => {
    fc.assert(
      fc.property(someScores, someWeights, (scores, weights) => {
        const score = homeScore(home('p', scores), weights);
        if (!score) return;
        expect(score.low).toBeLessThanOrEqual(score.mean + 1e-9);
        expect(score.high).toBeGreaterThanOrEqual(score.mean - 1e-9);
        expect(score.high - score.low < 1e-9).toBe(score.scored === score.of);
      }),
    );
  });

  it('stays in its range whatever the missing scores turn out to be', () => {
    fc.assert(
      fc.property(someScores, someScores, someWeights, (scores, later, weights) => {
        const now = homeScore(home('p', scores), weights);
        const filled = Object.fromEntries(criteria.map((name) => [name, scores[name] ?? later[name] ?? 0])) as Scores;
        const then = homeScore(home('p', filled), weights);
        if (!now || !then) return;
        expect(then.mean).toBeGreaterThanOrEqual(now.low - 1e-9);
        expect(then.mean).toBeLessThanOrEqual(now.high + 1e-9);
      }),
    );
  });
});

describe('the ranking', () => {
  it('names the places, best first, of archived homes too, and leaves out what is not scored', () => {
    const ranked = rankHomes(
      [
        home('low', { overall: 4 }),
        home('none', {}),
        home('best', { overall: 9 }),
        home('archived', { overall: 10 }, { propStatus: 'hidden' }),
      ],
      weighing('overall'),
    );
    expect(ranked.map(({ id, place, tied }) => [id, place, tied])).toEqual([
      ['archived', 1, false],
      ['best', 2, false],
      ['low', 3, false],
    ]);
  });

  it('names the scores that look alike at one decimal and are not, but not a tie', () => {
    /** A mean of 7 and as many twelfths. */
    const twelfths = (id: string, eights: number) =>
      home(id, Object.fromEntries(criteria.map((name, index) => [name, index < eights ? 8 : 7])));
    const homes = [
      twelfths('apart', 9),
      twelfths('7.33', 4),
      twelfths('7.25', 3),
      twelfths('7', 0),
      twelfths('tied', 0),
    ];
    expect([...closeScores(rankHomes(homes, evenly))]).toEqual(['7.33', '7.25']);
    // Equal scores are shown alike, though only one of them stands beside a close one.
    const beside = [twelfths('7.33', 4), twelfths('7.25', 3), twelfths('as close', 3)];
    expect([...closeScores(rankHomes(beside, evenly))]).toEqual(['7.33', '7.25', 'as close']);
  });

  it('rounds half a tenth up: 1.15 reads as 1.2 does', () => {
    const weights = {
      ...weighing('overall', 'price', 'lot', 'parking', 'kitchen'),
      overall: 5,
      price: 5,
      lot: 5,
      parking: 4,
    };
    const scores = { overall: 1, price: 1, lot: 1, parking: 2 };
    const homes = [home('1.15', { ...scores, kitchen: 0 }), home('1.20', { ...scores, kitchen: 1 })];
    expect([...closeScores(rankHomes(homes, weights))]).toEqual(['1.20', '1.15']);
  });

  it('calls a tie a tie, though the sums differ', () => {
    const ranked = rankHomes(
      [
        home('a', { overall: 7, price: 8 }),
        home('b', { lot: 7, parking: 8, overall: 7, price: 8 }),
        home('c', { lot: 1, parking: 1 }),
      ],
      weighing('overall', 'price', 'lot', 'parking'),
    );
    expect(ranked.map(({ id, place, tied }) => [id, place, tied])).toEqual([
      ['a', 1, true],
      ['b', 1, true],
      ['c', 3, false],
    ]);
    expect(ranked.map((_, index) => sharing(ranked, index))).toEqual([2, 0, 1]);
  });

  it('says what lifts a home over the others and what holds it back', () => {
    const [first, second] = rankHomes(
      [
        home('a', { location: 10, kitchen: 9, price: 6, parking: 2 }),
        home('b', { location: 5, kitchen: 6, price: 5, parking: 9 }),
      ],
      { ...weighing('location', 'kitchen', 'price', 'parking'), location: 5, kitchen: 3 },
    );
    expect(first?.reasonsOf(first.home)).toEqual({ because: ['location', 'kitchen'], despite: ['parking'] });
    expect(second?.reasonsOf(second.home)).toEqual({ because: ['parking'], despite: ['location', 'kitchen'] });
  });

  it('is the same whichever way round the homes came, except among ties', () => {
    fc.assert(
      fc.property(someHomes, someWeights, (homes, weights) => {
        const places = (list: typeof homes) =>
          new Map(rankHomes(list, weights).map(({ id, place, tied }) => [id, { place, tied }]));
        expect(places(homes.toReversed())).toEqual(places(homes));
      }),
    );
  });

  it('gives no place to a home of which less than half of what counts is scored, and lists it behind the others', () => {
    const weights = weighing('overall', 'price', 'lot', 'parking');
    const ranked = rankHomes(
      [
        home('one ten', { overall: 10 }),
        home('uncounted', { overall: 8, kitchen: 10 }),
        home('half', { overall: 6, price: 5 }),
        home('whole', { overall: 6, price: 6, lot: 6, parking: 6 }),
      ],
      weights,
    );
    expect(ranked.map(({ id, place }) => [id, place])).toEqual([
      ['whole', 1],
      ['half', 2],
      ['one ten', null],
      ['uncounted', null],
    ]);
    expect(ranked[2]?.score).toMatchObject({ mean: 10, low: 2.5, high: 10, scored: 1, of: 4 });
  });

  it('places a home exactly where half of what counts is scored, and those without a place come last', () => {
    fc.assert(
      fc.property(someHomes, someWeights, (homes, weights) => {
        const ranked = rankHomes(homes, weights);
        for (const { place, score, tied } of ranked) {
          expect(place !== null).toBe(score.scored >= score.of / 2);
          expect(place === null && tied).toBe(false);
        }
        const placed = ranked.filter(({ place }) => place !== null);
        expect(ranked.slice(0, placed.length)).toEqual(placed);
      }),
    );
  });

  it('never places a home of a higher mean behind, and shares a place only among equals', () => {
    fc.assert(
      fc.property(someHomes, someWeights, (homes, weights) => {
        const ranked = rankHomes(homes, weights).filter(({ place }) => place !== null);
        for (const [index, { place, score, tied }] of ranked.entries()) {
          const next = ranked[index + 1];
          expect(tied).toBe(ranked.filter((other) => other.place === place).length > 1);
          if (!next) continue;
          expect(next.score.mean).toBeLessThanOrEqual(score.mean + 1e-9);
          expect(next.place === place || next.place === index + 2).toBe(true);
        }
      }),
    );
  });

  it('does not change when all weights double', () => {
    fc.assert(
      fc.property(someHomes, someWeights, (homes, weights) => {
        const doubled = Object.fromEntries(criteria.map((name) => [name, weights[name] * 2])) as Weights;
        const places = (with_: Weights) => rankHomes(homes, with_).map(({ id, place }) => [id, place]);
        expect(places(doubled)).toEqual(places(weights));
      }),
    );
  });
});

it('places moved are counted up and down, by none for homes that got or lost their place', () => {
  const ranked = (scores: Record<string, number>) =>
    rankHomes(
      Object.entries(scores).map(([id, overall]) => home(id, { overall })),
      weighing('overall'),
    );
  const before = ranked({ a: 9, b: 7, c: 6, d: 4, lost: 2 });
  const now = ranked({ a: 9, b: 5, c: 6, got: 3, d: 4 });
  expect(Object.fromEntries(placesMoved(before, now))).toEqual({ b: -1, c: 1, got: 0, lost: 0 });
});
