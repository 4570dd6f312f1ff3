// @vitest-environment node
import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it('waits longer from try to try, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1000].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
