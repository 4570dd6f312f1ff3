// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { homeSchema } from './home.ts';
import { movementOf } from './movement.ts';
import { criteria } from './question.ts';
import { rankHomes, type Weights } from './ranking.ts';

const none = Object.fromEntries(criteria.map((name) => [name, 0])) as Weights;
const ranked = (scores: Record<string, number>, qprice?: number) =>
  rankHomes(
    Object.entries(scores).map(([id, qoverall]) => homeSchema.parse({ id, question: { qoverall, qprice } })),
    { ...none, overall: 2, price: 1 },
  );

describe('a movement', () => {
  it('names the homes that were passed and the one ahead', () => {
    const before = ranked({ a: 9, b: 7, c: 6, mine: 5, d: 4 });
    const now = ranked({ a: 9, b: 7, c: 6, mine: 8, d: 4 });
    expect(movementOf('mine', before, now)).toMatchObject({
      before: { place: 4 },
      now: { place: 2 },
      placed: 5,
      passed: [{ id: 'b' }, { id: 'c' }],
      ahead: { home: { id: 'a' }, by: 1 },
    });
  });

  it('has a lead as the two scores read: 7.3 and 6.7', () =>
    expect(movementOf('mine', [], ranked({ a: 7, mine: 6 }, 8))?.ahead?.by).toBe(0.6));

  it('passes nobody without a place before, on the way down, or at a tie', () => {
    const home5 = ranked({ a: 6, mine: 5 });
    expect(movementOf('mine', ranked({ a: 6 }), ranked({ a: 6, mine: 8 }))).toMatchObject({ before: null, passed: [] });
    expect(movementOf('mine', ranked({ a: 6, mine: 8 }), home5)?.passed).toEqual([]);
    expect(movementOf('mine', home5, ranked({ a: 6, mine: 6 }))).toMatchObject({ passed: [], ahead: null });
  });

  it('is none without a score', () => expect(movementOf('mine', [], ranked({ a: 6 }))).toBeNull());
});
