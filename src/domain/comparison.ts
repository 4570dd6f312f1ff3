import { criteria, type Criterion } from './question.ts';
import type { Home } from './home.ts';

/** How many homes can be compared. */
export const fewestCompared = 2;
export const mostCompared = 4;

/** Whether a higher or a lower value is better. */
export type Better = 'higher' | 'lower';

/** The indexes of the best values: several if they tie, none if fewer than two are known or all are equal. */
export function bestOf(values: readonly (number | null)[], better: Better): readonly number[] {
  const known = values.filter((value) => value !== null);
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known);
  if (known.length < 2 || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** Whether the values differ. A missing value differs from a known one. */
export const differ = (values: readonly unknown[]) => values.some((value) => value !== values[0]);

/** The criteria on which a home leads or trails the others. */
export interface Standing {
  leads: readonly Criterion[];
  trails: readonly Criterion[];
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
  }));
}
