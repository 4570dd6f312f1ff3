import { useCallback } from 'react';
import { useStore } from '../device/store.ts';
import type { Home } from '../domain/home.ts';
import { useBuyerProfile } from './buyer-profile.ts';
import type { RankedHomes } from './derived.ts';
import { useSignedIn } from './signed-in.ts';
import { useKnownHomes } from './use-homes.ts';

/** The weights that count: the buyer's own, or the preset of their profile. */
export function useRankingWeights() {
  const { derived, preferences } = useSignedIn();
  const own = useStore(preferences.weights);
  const impFactor = useBuyerProfile()?.impFactor ?? null;
  const preset = derived.presetWeights(impFactor);
  return {
    weights: own ?? preset,
    preset,
    isPreset: own === null,
    /** Keeps the buyer's own weights; null goes back to the preset. */
    setWeights: preferences.weights.set,
  };
}

const noHomes: readonly Home[] = [];

/** The ranking, made when it is first asked for; the same function until the homes or the weights change. Empty until the homes are there. */
export function useRankingWhenAsked(): () => RankedHomes {
  const homes = useKnownHomes()?.items ?? noHomes;
  const { weights } = useRankingWeights();
  const { derived } = useSignedIn();
  return useCallback(() => derived.ranking(homes, weights), [derived, homes, weights]);
}

export const useRanking = (): RankedHomes => useRankingWhenAsked()();
