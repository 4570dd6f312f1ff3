// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetOf, isReversed, readBudget } from './budget.ts';

describe('a budget in free text', () => {
  it.each([
    ['$300k', 300_000],
    ['300,000', 300_000],
    ['about 300000', 300_000],
    ['300K', 300_000],
    ['$ 300 k', 300_000],
    ['1.2 million', 1_200_000],
    ['1.25m', 1_250_000],
    ['$1.125 million', 1_125_000],
    ['1,375m', 1_375_000],
    ['0.875m', 875_000],
    ['1,125k', 1_125_000],
    ['$1,250,000.00', 1_250_000],
    ['650,000.50', 650_000],
    ['300.000', 300_000],
    ['300 000', 300_000],
    ["300'000 USD", 300_000],
    ['up to $450,000', 450_000],
    ['450k or less', 450_000],
    ['450k or more', 450_000],
    ['no more than 450 thousand', 450_000],
    ['~ 620k', 620_000],
    ['620k+', 620_000],
    ['30万', 300_000],
    ['٣٠٠٠٠٠', 300_000],
    ['about 2,150 maybe', 2150],
    ['450 mil', 450_000],
    ['450 mil dólares', 450_000],
    ['1,5 millones', 1_500_000],
    ['1.5 millones de dólares', 1_500_000],
    ['1 millón', 1_000_000],
    ['450 mila', 450_000],
    ['450mila dollari', 450_000],
    ['1,5 milioni', 1_500_000],
    ['1 milione di dollari', 1_000_000],
    ['1,5 mln', 1_500_000],
    ['450 mille', 450_000],
    ['1 million de dollars', 1_000_000],
    ['1,5 millions', 1_500_000],
    ['450 ألف', 450_000],
    ['٤٥٠ ألف دولار', 450_000],
    ['1.5 مليون', 1_500_000],
    ['١٫٥ مليون دولار أمريكي', 1_500_000],
    ['٤٥٠٬٠٠٠', 450_000],
    ['\u2066$450,000\u2069', 450_000],
    ['\u200f٤٥٠٬٠٠٠\u00a0US$\u200f', 450_000],
    ['٤٥٠٬٠٠٠٫٠٠', 450_000],
    ['45 万元', 450_000],
    ['45万美元', 450_000],
    ['450，000 元', 450_000],
    ['1.2百万', 1_200_000],
  ])('reads %j as %d', (text, dollars) => {
    expect(readBudget(text)).toBe(dollars);
  });

  it.each([
    null,
    '',
    'a lot',
    'three hundred',
    '300',
    '0',
    '-300000',
    '300k-400k',
    '300k to 400k',
    '3 bedrooms under 400k',
    '3 bedrooms',
    '300000 euros',
    '30,00,000',
    '1,2,3',
    '3000 a month',
    '1e6',
    '99999999999999999999',
    '1.5 mil',
    '450 mil euros',
    '300 o 400 mil',
    '450 miles',
    '450 ألفية',
    '45 万人',
  ])('does not guess at %j', (text) => {
    expect(readBudget(text)).toBeNull();
  });

  it('reads every amount back, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 99_999_999 }), (dollars) => {
        const grouped = dollars.toLocaleString('en-US');
        for (const text of [String(dollars), `$${dollars}`, grouped, `about $${grouped}`, `max ${grouped} USD`])
          expect(readBudget(text)).toBe(dollars);
        expect(readBudget(`${dollars}k`)).toBe(dollars * 1000);
      }),
    );
  });

  it('reads every amount back as each language groups its digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999_999 }),
        fc.constantFrom('es', 'fr', 'it', 'ar-EG', 'zh'),
        (dollars, locale) => {
          expect(readBudget(dollars.toLocaleString(locale))).toBe(dollars);
        },
      ),
    );
  });

  it('is a whole number of dollars or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const dollars = readBudget(text);
        expect(dollars === null || (Number.isSafeInteger(dollars) && dollars >= 1000)).toBe(true);
      }),
    );
  });

  it('keeps what was typed beside what was read', () => {
    expect(budgetOf({ budgetMin: 'cheap', budgetMax: '620,000' })).toEqual({
      min: { text: 'cheap', amount: null },
      max: { text: '620,000', amount: 620_000 },
    });
    expect(budgetOf(null).max).toEqual({ text: null, amount: null });
  });

  it.each([
    ['620k', '450k', true],
    ['450k', '620k', false],
    ['450k', '450,000', false],
    ['620k', '', false],
    ['a castle', '450k', false],
  ])('from %s to %s is reversed: %s', (budgetMin, budgetMax, reversed) => {
    expect(isReversed(budgetOf({ budgetMin, budgetMax }))).toBe(reversed);
  });
});
