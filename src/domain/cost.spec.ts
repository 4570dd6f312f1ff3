// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costAssumptionsSchema, monthlyCost, monthlyPayment, paysInCash, usualAssumptions } from './cost.ts';

const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const amounts = fc.integer({ min: 1000, max: 10_000_000 });
const rates = fc.double({ min: 0.01, max: 25, noNaN: true });
const terms = fc.integer({ min: 1, max: 50 });

describe('a loan', () => {
  // The figures that amortisation tables print.
  it.each([
    [100_000, 6, 30, 599.55],
    [200_000, 6.5, 30, 1264.14],
    [100_000, 5, 15, 790.79],
    [250_000, 4, 30, 1193.54],
    [165_000, 4.5, 30, 836.03],
    [120_000, 0, 10, 1000],
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

  it('is loan, tax and HOA together', () => {
    const cost = monthlyCost(home, false, usualAssumptions);
    expect(cost).toMatchObject({ tax: 318, hoa: 45, partial: false });
    expect(cents(Number(cost.loan))).toBe(3094.61);
    expect(cents(cost.total ?? 0)).toBe(3457.61);
  });

  it('has no loan for a buyer who pays in cash', () => {
    expect(paysInCash({ paymentPlan: 'Paying in Cash' })).toBe(true);
    expect(paysInCash({ paymentPlan: 'Financing' })).toBe(false);
    expect(paysInCash(null)).toBe(false);
    expect(monthlyCost(home, true, usualAssumptions)).toEqual({
      loan: 'none',
      tax: 318,
      hoa: 45,
      total: 363,
      partial: false,
    });
  });

  it('leaves out what is not known and says so, but keeps a fee of 0', () => {
    expect(monthlyCost({ ...home, hoa: null }, true, usualAssumptions)).toMatchObject({ total: 318, partial: true });
    expect(monthlyCost({ ...home, hoa: 0 }, true, usualAssumptions)).toMatchObject({ total: 318, partial: false });
  });

  it('is not known without a price for the loan, or without anything', () => {
    expect(monthlyCost({ ...home, price: null }, false, usualAssumptions)).toMatchObject({ loan: null, total: null });
    expect(monthlyCost({ price: 1, tax: null, hoa: null }, true, usualAssumptions).total).toBeNull();
  });

  it('is of no loan with everything paid down', () => {
    expect(monthlyCost(home, false, { ...usualAssumptions, down: 100 }).total).toBe(363);
  });
});

describe('kept assumptions', () => {
  it('fall back one by one', () => {
    expect(costAssumptionsSchema.parse({ rate: 5, years: 900, down: 'x' })).toEqual({ ...usualAssumptions, rate: 5 });
    expect(costAssumptionsSchema.parse('garbage')).toEqual(usualAssumptions);
    expect(costAssumptionsSchema.parse(undefined)).toEqual(usualAssumptions);
  });
});
