import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { monthlyCost, type MonthlyCost, paysInCash } from '../domain/cost.ts';
import type { Home } from '../domain/home.ts';
import { useCostAssumptions } from './preferences.ts';
import { meQuery } from './user.ts';

type Costs = (home: Pick<Home, 'price' | 'tax' | 'hoa'>) => MonthlyCost;

/** What a home costs a month under the person's assumptions; the same function until they change. */
export function useMonthlyCost(): Costs {
  const assumptions = useCostAssumptions();
  const { data: me } = useQuery(meQuery);
  const inCash = paysInCash(me?.buyerProfile ?? null);
  return useMemo(() => (home) => monthlyCost(home, inCash, assumptions), [assumptions, inCash]);
}
