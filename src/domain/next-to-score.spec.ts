// @vitest-environment node
import { expect, it } from 'vitest';
import { homeSchema } from './home.ts';
import { nextToScore } from './next-to-score.ts';
import { criteria } from './question.ts';

const allScored = Object.fromEntries(criteria.map((name) => [`q${name}`, '7']));
const home = (id: string, question: object) => homeSchema.parse({ id, question });
const homes = [home('a', {}), home('b', { ...allScored, qlot: '' }), home('c', allScored), home('d', {})];

it('is the next of the order that lacks a score, and after the last one the first', () => {
  expect(nextToScore(homes, ['d', 'c', 'b', 'a'], 'd')?.id).toBe('b');
  expect(nextToScore(homes, ['c', 'a', 'd'], 'd')?.id).toBe('a');
  expect(nextToScore(homes, ['gone', 'b'], 'not listed')?.id).toBe('b');
  expect(nextToScore(homes, ['a', 'c'], 'a')).toBeUndefined();
});

it('goes through 2,000 homes once', () => {
  let reads = 0;
  const ids = Array.from({ length: 2_000 }, (_, index) => String(index));
  const many = ids.map((id) => ({
    ...home(id, allScored),
    get id() {
      reads += 1;
      return id;
    },
  }));
  expect(nextToScore(many, ids, '0')).toBeUndefined();
  expect(reads).toBeLessThanOrEqual(many.length);
});
