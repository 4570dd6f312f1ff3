// @vitest-environment node
import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('is the text where it is short, and else its beginning, without half a sign', () => {
  expect(excerpt('abc', 3)).toBe('abc');
  expect(excerpt('abcd', 3)).toBe('ab…');
  expect(excerpt('a👍bc', 3)).toBe('a…');
});
