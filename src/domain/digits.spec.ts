// @vitest-environment node
import { expect, it } from 'vitest';
import { plainDigits } from './digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٦٠٠,000 $', '600,000 $'],
])('the digits of %j are those of %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});
