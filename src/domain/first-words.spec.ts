// @vitest-environment node
import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it('are the whole of a short text, on one line', () => {
  expect(firstWords('The porch!\n\nAnd nowhere to park. ')).toBe('The porch! And nowhere to park.');
});

it('end after a word, without the sign behind it', () => {
  expect(firstWords('Beautiful, and too expensive unless they come down.', 30)).toBe('Beautiful, and too expensive…');
  expect(firstWords('Beautiful, and too expensive, I fear.', 31)).toBe('Beautiful, and too expensive…');
});

it('end within a word where it is longer than that, or the text has no spaces', () => {
  expect(firstWords('厨房早上光线很好，但是屋顶的年龄需要再问一下。', 10)).toBe('厨房早上光线很好，…');
  expect(firstWords(`A ${'n'.repeat(40)}`, 12)).toBe('A nnnnnnnnn…');
});
