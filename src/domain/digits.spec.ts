// @vitest-environment node
import { expect, it } from 'vitest';
import { plainDigits } from './digits.ts';

it('reads Arabic, Persian and full-width digits as those of English', () => {
  expect(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'].map(plainDigits)).toEqual(Array(3).fill('0123456789'));
  expect(plainDigits('٦٠٠,000 $')).toBe('600,000 $');
});

it('drops what cannot be seen, such as the marks of direction around a number of an Arabic page', () => {
  expect(plainDigits('\u2066\u200f$600\u200b,000\u2069\u061c')).toBe('$600,000');
});
