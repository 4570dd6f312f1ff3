// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, sortableText } from './fold.ts';

it('leaves out accents and case', () => {
  expect(fold('  Café  ÉLYSÉE ')).toBe('cafe elysee');
  expect(fold('İstanbul')).toBe('istanbul');
});

it('knows no letter that is written another way at the end of a word', () => {
  expect(fold('ΟΔΟΣ')).toBe('οδοσ');
  expect(fold('ΟΔΟΣ ΟΔΥΣΣΕΩΣ').startsWith(fold('οδός'))).toBe(true);
});

it('keeps letters of other scripts', () => {
  expect(fold('北京路 12')).toBe('北京路 12');
  expect(fold('شارع')).toBe('شارع');
});

it('knows the digits of every keyboard', () => {
  expect(fold('رقم ٤١٨٧٢٠٣')).toBe('رقم 4187203');
  expect(fold('１２ ۵')).toBe('12 5');
});

it('folds what is folded to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it('sorts house numbers as numbers', () => {
  const sorted = ['112 Mill Row', '9 Chestnut Square', '1602 Meadow Farm Rd', 'Elm'].toSorted((a, b) =>
    sortableText(a) < sortableText(b) ? -1 : 1,
  );
  expect(sorted).toEqual(['9 Chestnut Square', '112 Mill Row', '1602 Meadow Farm Rd', 'Elm']);
});
