import type { BuyerProfile } from './buyer-profile.ts';
import { plainDigits } from './digits.ts';

// Units in every language of the portal at once: buyers do not always write in the one that they read.
export const thousands = 'k|thousand|mil|mila|mille|[أا]لف|آلاف|千';
const tenThousands = '[万萬]';
export const millions = 'mm?|mio|mln|millions?|mill[oó]n|millones|milion[ei]|مليون|ملايين|百[万萬]';
const million = 1e6;

// One amount, with the usual separators for thousands and an optional unit.
const amount = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}(?:([,.'’ \u00a0\u202f])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?\s*(?:(${thousands})|(${tenThousands})|(${millions}))?(?:美?元)?(?![\d\p{L}])`,
  'giu',
);

// Words that may surround an amount without changing its meaning.
const aside =
  /\b(?:about|around|approx(?:imately)?|circa|ca|roughly|maybe|perhaps|or (?:so|less|more)|ish|up to|max(?:imum)?|min(?:imum)?|at (?:least|most)|(?:no |not )?(?:more|less) than|under|below|over|above|from|usd|us|dollars?|d[oó]lares|dollari|d[ei]|budget|total)\b|دولار(?: أمريكي)?|[\s$~≈<>≤≥+.,:()]/giu;

/** The least amount that is read: a bare `300` may mean thousands. */
const least = 1000;

/** `2 mil` is two thousand in Spanish and two million in English: below this it is not read. */
const leastMil = 30;

/**
 * Reads whole dollars from free text: `$300k`, `300,000`, `about 300000`, `1.2 million`. Cents do not count. Null for no amount, for
 * several, and for anything ambiguous.
 */
export function readBudget(text: string | null): number | null {
  const latin = plainDigits(text ?? '')
    .replaceAll(/[٬،，]/g, ',')
    .replaceAll(/[٫．]/g, '.');
  const found = [...latin.matchAll(amount)];
  const [first] = found;
  if (!first || found.length > 1) return null;
  if (latin.replace(first[0], ' ').replaceAll(aside, '') !== '') return null;
  const [, whole = '', , decimals = '0', inThousands, inTenThousands, inMillions] = first;
  const size = inThousands ? 1e3 : inTenThousands ? 1e4 : inMillions ? million : 1;
  // Nobody means a thousand millions: the three digits of `1.125 million` are decimals.
  const hasThree = size === million && /^\d+[.,]\d{3}$/.test(whole);
  const number = hasThree ? whole.replace(',', '.') : `${whole.replaceAll(/\D/g, '')}.${size > 1 ? decimals : 0}`;
  if (inThousands?.toLowerCase() === 'mil' && Number(number) < leastMil) return null;
  const dollars = Math.round(Number(number) * size);
  return dollars >= least && Number.isSafeInteger(dollars) ? dollars : null;
}

/** One end of a budget as it was typed, and the amount that was read from it, in dollars. */
export interface BudgetEnd {
  text: string | null;
  amount: number | null;
}

export interface Budget {
  min: BudgetEnd;
  max: BudgetEnd;
}

const endOf = (text: string | null): BudgetEnd => ({ text, amount: readBudget(text) });

export function budgetOf(profile: Pick<BuyerProfile, 'budgetMin' | 'budgetMax'> | null): Budget {
  return { min: endOf(profile?.budgetMin ?? null), max: endOf(profile?.budgetMax ?? null) };
}

/** Whether the minimum is above the maximum, where both can be read. */
export const isReversed = ({ min, max }: Budget): boolean =>
  min.amount !== null && max.amount !== null && min.amount > max.amount;
