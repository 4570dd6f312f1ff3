import { useMemo } from 'react';
import { useStore } from '../device/store.ts';
import { type CostAssumptions, monthlyCost, type MonthlyCost, paysInCash } from '../domain/cost.ts';
import type { Home } from '../domain/home.ts';
import { useBuyerProfile } from './buyer-profile.ts';
import { useSignedIn } from './signed-in.ts';

/** The buyer's assumptions about costs. */
export const useCostAssumptions = (): CostAssumptions => useStore(useSignedIn().preferences.costAssumptions);

/** Computes a home's monthly cost under the buyer's assumptions; the same function until they change. */
export function useMonthlyCost(): (home: Pick<Home, 'price' | 'tax' | 'hoa'>) => MonthlyCost {
  const assumptions = useCostAssumptions();
  const inCash = paysInCash(useBuyerProfile() ?? null);
  return useMemo(() => (home) => monthlyCost(home, inCash, assumptions), [assumptions, inCash]);
}
