import { useMemo } from 'react';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import type { RankedHomes } from '#src/api/derived.ts';
import { useRankingWhenAsked } from '#src/api/use-ranking.ts';
import { type Cost, costSortValue } from '#src/domain/cost.ts';
import type { Home } from '#src/domain/home.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import type { ColumnId } from './column-ids.ts';
import type { SortKey } from './home-order.ts';

/** What a home is to this buyer: its place and score by their weights, what it costs a month. Reckoned when first asked for. */
export interface Figures {
  rankOf: (home: Home) => RankedHome | undefined;
  costOf: (home: Home) => Cost | null;
  keys: Readonly<Partial<Record<ColumnId, SortKey>>>;
}

export function createFigures(ranking: () => Pick<RankedHomes, 'of'>, costOf: Figures['costOf']): Figures {
  const rankOf: Figures['rankOf'] = ({ id }) => ranking().of.get(id);
  return {
    rankOf,
    costOf,
    keys: {
      rank: (home) => rankOf(home)?.place ?? null,
      myScore: (home) => rankOf(home)?.score.mean ?? null,
      monthlyCost: (home) => {
        const cost = costOf(home);
        return cost && costSortValue(cost);
      },
    },
  };
}

/** The same object until the homes, the weights or the assumptions change. */
export function useFigures(): Figures {
  const ranking = useRankingWhenAsked();
  const cost = useMonthlyCost();
  return useMemo(() => createFigures(ranking, (home) => cost(home).total), [ranking, cost]);
}
