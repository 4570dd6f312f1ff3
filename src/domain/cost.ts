import * as z from 'zod/mini';
import type { BuyerProfile } from './buyer-profile.ts';
import type { Home } from './home.ts';

/**
 * The bounds of each assumption, in per cent but for the term in years: interest a year, down payment, home insurance a year and closing
 * costs of the price, mortgage insurance a year of the loan.
 */
export const assumptionBounds = {
  rate: { min: 0, max: 25 },
  years: { min: 1, max: 50 },
  down: { min: 0, max: 100 },
  insurance: { min: 0, max: 10 },
  mortgageInsurance: { min: 0, max: 5 },
  closing: { min: 0, max: 15 },
} as const;
export type Assumption = keyof typeof assumptionBounds;
export type CostAssumptions = Record<Assumption, number>;

/**
 * The defaults, until the buyer sets something else. Interest and term: Freddie Mac's weekly survey of 30-year loans, which said 6 to 7.8
 * per cent in 2023 and 2024. Home insurance: about $1,400 a year for a home of about $350,000 (NAIC's average HO-3 premium and NAR's
 * median price, both of 2021). Mortgage insurance: the middle of the $30 to $70 a month for every $100,000 borrowed that Freddie Mac
 * names. Closing costs: in the lower half of the 2 to 6 per cent of the price that Fannie Mae names (December 2023).
 */
export const defaultAssumptions: CostAssumptions = {
  rate: 6.5,
  years: 30,
  down: 20,
  insurance: 0.4,
  mortgageInsurance: 0.6,
  closing: 3,
};

const bounded = (name: Assumption) =>
  z.catch(
    z.number().check(z.gte(assumptionBounds[name].min), z.lte(assumptionBounds[name].max)),
    defaultAssumptions[name],
  );

export const costAssumptionsSchema = z.catch(
  z.object({
    rate: bounded('rate'),
    years: bounded('years'),
    down: bounded('down'),
    insurance: bounded('insurance'),
    mortgageInsurance: bounded('mortgageInsurance'),
    closing: bounded('closing'),
  }),
  defaultAssumptions,
);

/** The monthly payment of a loan: `principal` in dollars, `rate` in per cent a year, `years` its term. */
export function monthlyPayment(principal: number, rate: number, years: number): number {
  const months = years * 12;
  const interest = rate / 1200;
  // Through logarithms: 1 plus a tiny rate is 1, and the payment would be infinite.
  return interest === 0 ? principal / months : (principal * interest) / -Math.expm1(-months * Math.log1p(interest));
}

/** An amount in whole dollars. If a part is unknown it is a minimum, and must never be shown as exact. */
export interface Cost {
  dollars: number;
  isMinimum: boolean;
}

/**
 * Whole dollars a month, so that the parts as they are shown add up to the total; null means unknown. `loan` is 'none' for a buyer who pays
 * in cash.
 */
export interface MonthlyCost {
  loan: number | null | 'none';
  /** 0 where none is asked for: with enough paid down, and without a loan. */
  mortgageInsurance: number | null;
  insurance: number | null;
  tax: number | null;
  hoa: number | null;
  /** The sum of the known parts; null if the loan, or every cost in the listing, is unknown. */
  total: Cost | null;
}

/** Lenders ask for mortgage insurance below 20 per cent down. */
export const needsMortgageInsurance = ({ down }: Pick<CostAssumptions, 'down'>) => down < 20;

/** Without a payment plan a loan is assumed, because leaving it out would make every home look cheap. */
export const paysInCash = (profile: Pick<BuyerProfile, 'paymentPlan'> | null) =>
  profile?.paymentPlan === 'Paying in Cash';

/** The monthly cost of a home, in parts. `inCash` leaves the loan out. */
export function monthlyCost(
  { price, tax, hoa }: Pick<Home, 'price' | 'tax' | 'hoa'>,
  inCash: boolean,
  assumptions: CostAssumptions,
): MonthlyCost {
  const { rate, years, down } = assumptions;
  const borrowed = price === null ? null : price * (1 - down / 100);
  const loan = inCash ? 'none' : borrowed === null ? null : Math.round(monthlyPayment(borrowed, rate, years));
  const mortgageInsurance =
    inCash || !needsMortgageInsurance(assumptions) ? 0 : aMonth(borrowed, assumptions.mortgageInsurance);
  const insurance = aMonth(price, assumptions.insurance);
  const parts = [loan === 'none' ? 0 : loan, mortgageInsurance, insurance, tax, hoa];
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const nothingKnown = inCash && tax === null && hoa === null;
  const total = loan === null || nothingKnown ? null : { dollars: sum, isMinimum: parts.includes(null) };
  return { loan, mortgageInsurance, insurance, tax, hoa, total };
}

/** A yearly share of an amount, in per cent, as whole dollars a month. */
const aMonth = (amount: number | null, percent: number) =>
  amount === null ? null : Math.round((amount * percent) / 1200);

/** Paid once, when the home is bought; null without a price. */
export const closingCosts = ({ price }: Pick<Home, 'price'>, { closing }: Pick<CostAssumptions, 'closing'>) =>
  price === null ? null : (price * closing) / 100;

/** The value to sort by. A minimum comes after the exact costs of the same size in both directions. */
export const costSortValue = ({ dollars, isMinimum }: Cost, descending: boolean): number =>
  isMinimum ? dollars + (descending ? -0.5 : 0.5) : dollars;
