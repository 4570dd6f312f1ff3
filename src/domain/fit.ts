import { type BudgetEnd, budgetOf } from './budget.ts';
import type { BuyerProfile } from './buyer-profile.ts';
import { plainDigits } from './digits.ts';
import type { Home } from './home.ts';
import { type AskedFact, askedFacts } from './suggested-questions.ts';

/** The result of one check of a home against the profile, with the numbers behind it. Money in whole dollars. */
export type FitFinding =
  | { check: 'budget'; verdict: 'good'; kind: 'within' | 'under'; limit: number; by: number }
  | { check: 'budget'; verdict: 'bad'; kind: 'over'; limit: number; by: number }
  | { check: 'budget'; verdict: 'unknown'; kind: 'noPrice' | 'noBudget' | 'noMaximum' }
  | { check: 'budget'; verdict: 'unknown'; kind: 'unreadable'; text: string }
  | {
      check: 'beds';
      verdict: 'good' | 'bad';
      kind: 'beds';
      beds: number;
      needed: number;
      adults: number;
      children: number;
    }
  | { check: 'beds'; verdict: 'unknown'; kind: 'noBeds' | 'noHousehold' }
  | { check: 'facts'; verdict: 'unknown'; kind: 'facts'; facts: readonly AskedFact[] };

export interface Fit {
  /** `good` if both checks passed, `bad` if one failed, otherwise `unknown`. */
  verdict: 'good' | 'bad' | 'unknown';
  findings: readonly FitFinding[];
}

type Needs = Pick<BuyerProfile, 'budgetMin' | 'budgetMax' | 'adults' | 'children'>;

export function fitOf(home: Pick<Home, 'price' | 'beds' | AskedFact>, profile: Needs | null): Fit {
  const checks = [budgetFinding(home.price, profile), bedsFinding(home.beds, profile)];
  const facts = askedFacts.filter((fact) => home[fact] === null);
  const verdicts = checks.map(({ verdict }) => verdict);
  return {
    verdict: verdicts.includes('bad') ? 'bad' : verdicts.includes('unknown') ? 'unknown' : 'good',
    findings: facts.length === 0 ? checks : [...checks, { check: 'facts', verdict: 'unknown', kind: 'facts', facts }],
  };
}

const unreadable = ({ text, amount }: BudgetEnd) => (amount === null ? text : null);

function budgetFinding(price: number | null, profile: Needs | null): FitFinding {
  const check = 'budget';
  const { min, max } = budgetOf(profile);
  if (price === null) return { check, verdict: 'unknown', kind: 'noPrice' };
  if (max.amount !== null && price > max.amount)
    return { check, verdict: 'bad', kind: 'over', limit: max.amount, by: price - max.amount };
  // A home below the minimum still fits: costing less than expected is not a fault.
  if (min.amount !== null && price < min.amount)
    return { check, verdict: 'good', kind: 'under', limit: min.amount, by: min.amount - price };
  if (max.amount !== null) return { check, verdict: 'good', kind: 'within', limit: max.amount, by: max.amount - price };
  const text = unreadable(max) ?? unreadable(min);
  if (text !== null) return { check, verdict: 'unknown', kind: 'unreadable', text };
  return { check, verdict: 'unknown', kind: min.amount === null ? 'noBudget' : 'noMaximum' };
}

/** None, in each of the portal's languages, alone or of children: "sans préférence" is no number, and "no more than 3" is not none. */
const nobody =
  /^\s*(?:(?:none|zero|no)(?!\p{L}|\s+(?:more|less|fewer|preference|idea))|(?:non|zéro|cero|sin|ning[uú]n[oa]?|sans|pas d['’]|aucune?|senza|nessun[oa]?|بدون|صفر|لا(?: يوجد| أحد)?|[无無零]|[没沒]有)\s*(?:niñ[oa]s?|hij[oa]s?|enfants?|figli[oa]?|أطفال|孩子)?[\s.。]*$)/iu;

/** Reads `2`, `2 adults` or `none` to a number of people; null without a number, or with more than one. */
export function readPeople(text: string | null): number | null {
  const said = plainDigits(text ?? '');
  if (nobody.test(said)) return 0;
  const [first, ...more] = said.match(/-?\d+(?:[.,]\d+)?/g) ?? [];
  const people = Number(first);
  return more.length === 0 && Number.isInteger(people) && people >= 0 && people <= 20 ? people : null;
}

/** One bedroom for every two adults and one for every two children, and at least one. */
export const bedsNeeded = (adults: number, children: number) =>
  Math.max(1, Math.ceil(adults / 2) + Math.ceil(children / 2));

/** The household of a profile and the bedrooms that it needs, or null if the profile does not say. */
export function bedsFor(profile: Pick<Needs, 'adults' | 'children'> | null) {
  const adults = readPeople(profile?.adults ?? null);
  // A profile that counts the adults and leaves the children open has none.
  const children = profile?.children ? readPeople(profile.children) : 0;
  return adults === null || children === null ? null : { adults, children, needed: bedsNeeded(adults, children) };
}

function bedsFinding(beds: number | null, profile: Needs | null): FitFinding {
  const check = 'beds';
  if (beds === null) return { check, verdict: 'unknown', kind: 'noBeds' };
  const household = bedsFor(profile);
  if (!household) return { check, verdict: 'unknown', kind: 'noHousehold' };
  return { check, verdict: beds >= household.needed ? 'good' : 'bad', kind: 'beds', beds, ...household };
}
