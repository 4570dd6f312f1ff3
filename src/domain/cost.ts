import * as z from 'zod/mini';
import type { BuyerProfile } from './buyer-profile.ts';
import type { Home } from './home.ts';

/** The bounds of each assumption: yearly interest and down payment in per cent, the term in years. */
export const assumptionBounds = {
  rate: { min: 0, max: 25 },
  years: { min: 1, max: 50 },
  down: { min: 0, max: 100 },
} as const;
export type Assumption = keyof typeof assumptionBounds;
export type CostAssumptions = Record<Assumption, number>;

/** What holds until the buyer sets something else. */
export const usualAssumptions: CostAssumptions = { rate: 6.5, years: 30, down: 20 };

const bounded = (name: Assumption) =>
  z.catch(
    z.number().check(z.gte(assumptionBounds[name].min), z.lte(assumptionBounds[name].max)),
    usualAssumptions[name],
  );

/** Assumptions as they were kept; each that cannot be read falls back alone. */
export const costAssumptionsSchema = z.catch(
  z.object({ rate: bounded('rate'), years: bounded('years'), down: bounded('down') }),
  usualAssumptions,
);

/** What a loan costs a month: `principal` in dollars, `rate` in per cent a year, `years` its term. */
export function monthlyPayment(principal: number, rate: number, years: number): number {
  const months = years * 12;
  const interest = rate / 1200;
  return interest === 0 ? principal / months : (principal * interest) / (1 - (1 + interest) ** -months);
}

/** Dollars a month; null is not known, and `loan` is 'none' for a buyer who pays in cash. */
export interface MonthlyCost {
  loan: number | null | 'none';
  tax: number | null;
  hoa: number | null;
  /** The known parts together; null where the loan, or everything, is not known. */
  total: number | null;
  /** Whether something that is not known would come on top. */
  partial: boolean;
}

/** Who says nothing of the payment plan sees a loan: leaving it out would make every home look cheap. */
export const paysInCash = (profile: Pick<BuyerProfile, 'paymentPlan'> | null) =>
  profile?.paymentPlan === 'Paying in Cash';

/** What a home costs a month, part by part; `inCash` leaves the loan out. */
export function monthlyCost(
  { price, tax, hoa }: Pick<Home, 'price' | 'tax' | 'hoa'>,
  inCash: boolean,
  { rate, years, down }: CostAssumptions,
): MonthlyCost {
  const loan = inCash ? 'none' : price === null ? null : monthlyPayment(price * (1 - down / 100), rate, years);
  const known = [loan, tax, hoa].filter((part) => typeof part === 'number');
  const total = loan === null || known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0);
  return { loan, tax, hoa, total, partial: tax === null || hoa === null || loan === null };
}
