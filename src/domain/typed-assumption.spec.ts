// @vitest-environment node
import { expect, it } from 'vitest';
import { typedAssumption } from './typed-assumption.ts';

it.each([
  '30',
  ' 30 ',
  '30 years',
  '30-Year',
  '30yrs',
  '30 yr.',
  '30 yea',
  '30 años',
  '30 ans',
  '30 années',
  '30 anni',
  '30 سنة',
  '٣٠ عامًا',
  '30 أعوام',
  '30 سنه',
  '30年',
  '30 年期',
  '３０ 年',
])('reads %s as a term', (text) => expect(typedAssumption('years', text)).toBe(30));

it.each([
  '6.5',
  '6,5',
  '6.5%',
  '6.5 %',
  '6,5\u00A0%',
  '6.500',
  '6.5 percent',
  '6.5 per cent',
  '6.5 p',
  '6,5 por ciento',
  '6,5 pour cent',
  '6,5 per cento',
  '٦٫٥٪',
  '٦٫٥ بالمئة',
  '6.5 في المائة',
  '６．５％',
])('reads %s as a rate', (text) => expect(typedAssumption('rate', text)).toBe(6.5));

it('reads all decimals', () => {
  expect(typedAssumption('rate', '6.125')).toBe(6.125);
  expect(typedAssumption('insurance', '.4')).toBe(0.4);
  expect(typedAssumption('insurance', '0.350')).toBe(0.35);
  expect(typedAssumption('down', '12.346')).toBe(12.346);
});

it.each([
  ['years', ''],
  ['years', 'soon'],
  ['years', '360 months'],
  ['years', '12 months'],
  ['years', '20%'],
  ['years', '30 40'],
  ['rate', '30 years'],
  ['rate', '26'],
  ['rate', '-1'],
  ['rate', '6.5.1'],
  ['down', '50k'],
  ['down', '50,000'],
  ['down', '50.000'],
  ['down', '50,000%'],
  ['down', '$50,000'],
  ['insurance', '1,400'],
  ['closing', '12,250'],
] as const)('does not take the %s from %s', (name, text) => expect(typedAssumption(name, text)).toBeNull());
