// @vitest-environment node
import { expect, it } from 'vitest';
import { plainCode } from './one-time-code.ts';

it.each([
  ['0042', '0042'],
  [' 123 456\n', '123456'],
  ['123\u00A0456', '123456'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['aB-9', 'aB-9'],
  ['   ', ''],
])('the code that was typed as %j is %j', (typed, code) => {
  expect(plainCode(typed)).toBe(code);
});
