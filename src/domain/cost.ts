import * as z from 'zod/mini';
import type { BuyerProfile } from './buyer-profile.ts';
import { bestOf } from './comparison.ts';
import type { Home } from './home.ts';

/** The bounds of each assumption: yearly interest and down payment in per cent, the term in years. */
export const assumptionBounds = {
  rate: { min: 0, max: 25 },
  years: { min: 1, max: 50 },
  down: { min: 0, max: 100 },
} as const;
export type Assumption = keyof typeof assumptionBounds;
export type CostAssumptions = Record<Assumption, number>;

/** The defaults, until the buyer sets something else. */
export const defaultAssumptions: CostAssumptions = { rate: 6.5, years: 30, down: 20 };

const bounded = (name: Assumption) =>
  z.catch(
    z.number().check(z.gte(assumptionBounds[name].min), z.lte(assumptionBounds[name].max)),
    defaultAssumptions[name],
  );

/** Reads stored assumptions; each unreadable one falls back to its default. */
export const costAssumptionsSchema = z.catch(
  z.object({ rate: bounded('rate'), years: bounded('years'), down: bounded('down') }),
  defaultAssumptions,
);

/** What a loan costs a month: `principal` in dollars, `rate` in per cent a year, `years` its term. */
export function monthlyPayment(principal: number, rate: number, years: number): number {
  const months = years * 12;
  const interest = rate / 1200;
  return interest === 0 ? principal / months : (principal * interest) / (1 - (1 + interest) ** -months);
}

/** An amount in whole dollars. Where a part is unknown it is a minimum, and must never be shown as exact. */
export interface Cost {
  dollars: number;
  isMinimum: boolean;
}

/** Dollars a month; null means unknown. `loan` is 'none' for a buyer who pays in cash. */
export interface MonthlyCost {
  loan: number | null | 'none';
  tax: number | null;
  hoa: number | null;
  /** The sum of the known parts; null if the loan, or everything, is unknown. */
  total: Cost | null;
}

/** Without a payment plan a loan is assumed, because leaving it out would make every home look cheap. */
export const paysInCash = (profile: Pick<BuyerProfile, 'paymentPlan'> | null) =>
  profile?.paymentPlan === 'Paying in Cash';

/** What a home costs a month, in parts. `inCash` leaves the loan out. */
export function monthlyCost(
  { price, tax, hoa }: Pick<Home, 'price' | 'tax' | 'hoa'>,
  inCash: boolean,
  { rate, years, down }: CostAssumptions,
): MonthlyCost {
  const loan = inCash ? 'none' : price === null ? null : monthlyPayment(price * (1 - down / 100), rate, years);
  const known = [loan, tax, hoa].filter((part) => typeof part === 'number');
  const sum = known.reduce((total, part) => total + part, 0);
  const total = loan === null || known.length === 0 ? null : costOf(sum, tax === null || hoa === null);
  return { loan, tax, hoa, total };
}

const costOf = (sum: number, isMinimum: boolean): Cost => ({ dollars: Math.round(sum), isMinimum });

/** The value to sort by. A minimum comes after the exact costs of the same size in both directions. */
export const costSortValue = ({ dollars, isMinimum }: Cost, descending = false): number =>
  isMinimum ? dollars + (descending ? -0.5 : 0.5) : dollars;

/** The indexes of the lowest exact costs. None if a minimum is lower still, because its real amount is unknown. */
export function lowestCosts(costs: readonly (Cost | null)[]): readonly number[] {
  const amounts = costs.map((cost) => cost?.dollars ?? null);
  return bestOf(amounts, 'lower').filter((index) => costs[index]?.isMinimum === false);
}
