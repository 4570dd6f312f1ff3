// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cost,
  costAssumptionsSchema,
  costSortValue,
  monthlyCost,
  monthlyPayment,
  paysInCash,
  defaultAssumptions,
  closingCosts,
} from './cost.ts';

const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const amounts = fc.integer({ min: 1000, max: 10_000_000 });
const rates = fc.double({ min: 0.01, max: 25, noNaN: true });
const terms = fc.integer({ min: 1, max: 50 });

describe('a loan', () => {
  // The amounts in amortisation tables.
  it.each([
    [100_000, 6, 30, 599.55],
    [200_000, 6.5, 30, 1264.14],
    [100_000, 5, 15, 790.79],
    [250_000, 4, 30, 1193.54],
    [165_000, 4.5, 30, 836.03],
    [120_000, 0, 10, 1000],
    [120_000, 1e-15, 10, 1000],
  ])('of %d dollars at %d percent over %d years costs %d a month', (principal, rate, years, payment) => {
    expect(cents(monthlyPayment(principal, rate, years))).toBe(payment);
  });

  it('is paid off to the cent by its payments', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (principal, rate, years) => {
        const payment = monthlyPayment(principal, rate, years);
        let owed = principal;
        for (let month = 0; month < years * 12; month += 1) owed = owed * (1 + rate / 1200) - payment;
        expect(Math.abs(owed)).toBeLessThan(principal * 1e-4);
      }),
    );
  });

  it('costs more at a higher rate, and never less than the principal in all', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (principal, rate, years) => {
        const payment = monthlyPayment(principal, rate, years);
        expect(payment).toBeLessThan(monthlyPayment(principal, rate + 1, years));
        expect(payment * years * 12).toBeGreaterThanOrEqual(principal);
      }),
    );
  });
});

describe('the monthly cost', () => {
  const home = { price: 612_000, tax: 318, hoa: 45 };
  const inCash = (change: Partial<Record<keyof typeof home, number | null>>) =>
    monthlyCost({ ...home, ...change }, true, defaultAssumptions);

  it('is loan, insurance, tax and HOA together', () => {
    const cost = monthlyCost(home, false, defaultAssumptions);
    expect(cost).toMatchObject({ loan: 3095, insurance: 204, mortgageInsurance: 0, tax: 318, hoa: 45 });
    expect(cost.total).toEqual({ dollars: 3662, isMinimum: false });
  });

  it('is the sum of its parts in whole dollars, as they are shown', () => {
    // To the cent, loan and insurance add up to 3066.84.
    const cost = monthlyCost({ price: 569_000, tax: 240, hoa: 45 }, false, defaultAssumptions);
    expect(cost).toMatchObject({ loan: 2877, insurance: 190, tax: 240, hoa: 45 });
    expect(cost.total).toEqual({ dollars: 3352, isMinimum: false });
  });

  it('has mortgage insurance below 20 % down, on what is borrowed', () => {
    const insured = (down: number) => monthlyCost(home, false, { ...defaultAssumptions, down }).mortgageInsurance;
    expect(insured(20)).toBe(0);
    expect(insured(19.9)).toBe(245);
    expect(insured(10)).toBe(275);
    expect(monthlyCost(home, true, { ...defaultAssumptions, down: 10 }).mortgageInsurance).toBe(0);
    expect(monthlyCost({ ...home, price: null }, false, { ...defaultAssumptions, down: 10 })).toMatchObject({
      mortgageInsurance: null,
      total: null,
    });
  });

  it('has closing costs beside it, which are paid once', () => {
    expect(closingCosts(home, defaultAssumptions)).toBe(18_360);
    expect(closingCosts({ price: null }, defaultAssumptions)).toBeNull();
  });

  it('has no loan for a buyer who pays in cash', () => {
    expect(paysInCash({ paymentPlan: 'Paying in Cash' })).toBe(true);
    expect(paysInCash({ paymentPlan: 'Financing' })).toBe(false);
    expect(paysInCash(null)).toBe(false);
    expect(inCash({})).toEqual({
      loan: 'none',
      mortgageInsurance: 0,
      insurance: 204,
      tax: 318,
      hoa: 45,
      total: { dollars: 567, isMinimum: false },
    });
  });

  it('is a minimum where the tax or the HOA is not known, and exact where one is 0', () => {
    expect(inCash({ hoa: null }).total).toEqual({ dollars: 522, isMinimum: true });
    expect(inCash({ tax: null }).total).toEqual({ dollars: 249, isMinimum: true });
    expect(inCash({ hoa: 0 }).total).toEqual({ dollars: 522, isMinimum: false });
    expect(inCash({ price: null }).total).toEqual({ dollars: 363, isMinimum: true });
  });

  it('is not known without a price for the loan, or without anything', () => {
    expect(monthlyCost({ ...home, price: null }, false, defaultAssumptions)).toMatchObject({ loan: null, total: null });
    expect(inCash({ tax: null, hoa: null }).total).toBeNull();
  });

  it('is of no loan with everything paid down', () => {
    expect(monthlyCost(home, false, { ...defaultAssumptions, down: 100 }).total?.dollars).toBe(567);
  });
});

describe('costs', () => {
  const exact = (dollars: number): Cost => ({ dollars, isMinimum: false });
  const from = (dollars: number): Cost => ({ dollars, isMinimum: true });

  it('sort by size, a minimum after the exact ones of its size in either direction', () => {
    const costs = [from(2500), exact(2501), exact(2500), exact(2499)];
    const sorted = (descending: boolean) =>
      costs
        .toSorted((a, b) => (costSortValue(a, descending) - costSortValue(b, descending)) * (descending ? -1 : 1))
        .map(({ dollars, isMinimum }) => `${isMinimum ? 'from ' : ''}${dollars}`);
    expect(sorted(false)).toEqual(['2499', '2500', 'from 2500', '2501']);
    expect(sorted(true)).toEqual(['2501', '2500', 'from 2500', '2499']);
  });
});

describe('kept assumptions', () => {
  it('fall back one by one', () => {
    expect(costAssumptionsSchema.parse({ rate: 5, years: 900, down: 'x' })).toEqual({ ...defaultAssumptions, rate: 5 });
    expect(costAssumptionsSchema.parse('garbage')).toEqual(defaultAssumptions);
    expect(costAssumptionsSchema.parse(undefined)).toEqual(defaultAssumptions);
  });
});
