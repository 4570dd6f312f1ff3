import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasLanded, landed, type Rows, type Window } from './landing.ts';

const rows = fc
  .tuple(fc.nat(60), fc.integer({ min: 1, max: 40 }))
  .map(([first, size]): Rows => ({ first, end: first + size }));
const flown = fc.tuple(rows, rows).map(([window, full]): Window => ({ ...window, full }));

const drawn = ({ first, end, full }: Window) =>
  new Set(Array.from({ length: end - first }, (_, at) => first + at).filter((at) => at >= full.first && at < full.end));

it('draws more of the window with each step, keeps what is drawn, and ends with all of it', () => {
  fc.assert(
    fc.property(flown, fc.integer({ min: 1, max: 9 }), (start, slice) => {
      let known = start;
      for (let step = 0; !hasLanded(known); step += 1) {
        const next = landed(known, slice);
        const [before, after] = [drawn(known), drawn(next)];
        expect(next).toMatchObject({ first: start.first, end: start.end });
        expect([...before].filter((at) => !after.has(at))).toEqual([]);
        expect(after.size).toBeGreaterThan(before.size);
        expect(after.size).toBeLessThanOrEqual(before.size + slice);
        expect(step).toBeLessThanOrEqual((start.end - start.first) / slice + 1);
        known = next;
      }
    }),
  );
});

it('leaves alone what has landed', () => {
  const known = { first: 4, end: 9, full: { first: 2, end: 9 } };
  expect(landed(known, 3)).toBe(known);
});
