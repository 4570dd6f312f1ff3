// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from './same.ts';

it('says that a value and its copy are the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (one) => {
      expect(isSame(one, structuredClone(one))).toBe(true);
    }),
  );
});

it.each([
  [{ a: 1 }, { a: 1, b: 1 }],
  [
    { a: 1, b: undefined },
    { a: 1, c: undefined },
  ],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [null, {}],
])('tells %j from %j', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});
