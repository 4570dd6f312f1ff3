import type { Cost } from './cost.ts';
import { criteria, type Criterion } from './question.ts';
import type { Home } from './home.ts';
import { leadOf } from './ranking.ts';

type Better = 'higher' | 'lower';

/** The indexes of the best values: several if they tie, none if fewer than two are known or all are equal. */
export function bestOf(values: readonly (number | null)[], better: Better): readonly number[] {
  const known = values.filter((value) => value !== null);
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known);
  if (known.length < 2 || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** The same as it is read: 0.344 and 0.341 acres are both "0.34 acres". A null among the texts is unknown. */
export function bestAsRead(
  values: readonly (number | null)[],
  texts: readonly (string | null)[],
  better: Better,
): readonly number[] {
  const best = bestOf(values, better).map((index) => texts[index]);
  const known = texts.filter((text) => text !== null);
  if (known.every((text) => best.includes(text))) return [];
  return texts.flatMap((text, index) => (text !== null && best.includes(text) ? [index] : []));
}

/** The indexes of the lowest exact costs. None if a minimum is lower still, because its real amount is unknown. */
export function lowestCosts(costs: readonly (Cost | null)[]): readonly number[] {
  const amounts = costs.map((cost) => cost?.dollars ?? null);
  return bestOf(amounts, 'lower').filter((index) => costs[index]?.isMinimum === false);
}

export const differ = (values: readonly unknown[]) => values.some((value) => value !== values[0]);

export interface Standing {
  leads: readonly Criterion[];
  trails: readonly Criterion[];
  /** Whether another home also has a score on one of this home's scored criteria. */
  isCompared: boolean;
}

/** For each home the criteria on which it alone has the highest, or the lowest, score. */
export function standings(homes: readonly Pick<Home, 'question'>[]): readonly Standing[] {
  const scoresOf = (name: Criterion) => homes.map(({ question }) => question.scores[name]);
  const alone = (name: Criterion, better: Better, index: number) => {
    const best = bestOf(scoresOf(name), better);
    return best.length === 1 && best[0] === index;
  };
  return homes.map((_, index) => ({
    leads: criteria.filter((name) => alone(name, 'higher', index)),
    trails: criteria.filter((name) => alone(name, 'lower', index)),
    isCompared: criteria.some((name) => {
      const scores = scoresOf(name);
      return scores[index] !== null && scores.filter((score) => score !== null).length > 1;
    }),
  }));
}

export type Leader =
  /** It leads by `by` before the next one, and by `most` before the last. */
  | { kind: 'one'; index: number; by: number; most: number; next: number }
  | { kind: 'tied'; indexes: readonly number[] }
  /** Fewer than two are known. */
  | { kind: 'none' };

export function leaderOf(values: readonly (number | null)[]): Leader {
  const known = values
    .flatMap((value, index) => (value === null ? [] : { value, index }))
    .toSorted((a, b) => b.value - a.value);
  const [first, next] = known;
  if (!first || !next) return { kind: 'none' };
  if (first.value === next.value)
    return { kind: 'tied', indexes: known.filter(({ value }) => value === first.value).map(({ index }) => index) };
  const most = leadOf(first.value, known.at(-1)?.value ?? next.value);
  return { kind: 'one', index: first.index, by: leadOf(first.value, next.value), most, next: next.index };
}

/** The criteria by how far the homes' scores lie apart, the furthest first. */
export function byDifference(homes: readonly Pick<Home, 'question'>[]): readonly Criterion[] {
  const spread = (name: Criterion) => {
    const known = homes.flatMap(({ question }) => question.scores[name] ?? []);
    return known.length < 2 ? -1 : Math.max(...known) - Math.min(...known);
  };
  return criteria.toSorted((a, b) => spread(b) - spread(a));
}
