import { criteria, type Criterion } from './question.ts';
import type { Home } from './home.ts';

/** Whether the higher or the lower of two values is the better one. */
export type Better = 'higher' | 'lower';

/** Which of some values are the best: none where fewer than two are known or all are the same, several where they tie. */
export function bestOf(values: readonly (number | null)[], better: Better): readonly number[] {
  const known = values.filter((value) => value !== null);
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known);
  if (known.length < 2 || known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** Whether the values of a row differ; one that is missing differs from one that is there. */
export const differ = (values: readonly unknown[]) => values.some((value) => value !== values[0]);

/** The criteria on which one home leads or trails the others. */
export interface Standing {
  leads: readonly Criterion[];
  trails: readonly Criterion[];
}

/** On which criteria each home alone has the highest or the lowest score of those compared. */
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
