import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Home } from '../domain/home.ts';
import { presetWeights, type RankedHome, rankHomes, type Weights } from '../domain/ranking.ts';
import { useKeptWeights } from './preferences.ts';
import { meQuery } from './user.ts';
import { useHomes } from './writes.ts';

/** The buyer's homes by the buyer's own weights. */
export interface Ranking {
  weights: Weights;
  /** Whether the weights are the profile's preset, and not the person's own. */
  isPreset: boolean;
  /** Best first; archived homes and those without a score are not in it. */
  ranked: readonly RankedHome[];
  /** A home's place and score by its id. */
  of: ReadonlyMap<string, RankedHome>;
}

// One ranking serves every screen and row: it is made anew only where the homes or the weights have changed.
let made: { homes: readonly Home[]; weights: Weights; ranking: Ranking } | null = null;
const presets = new Map<string | null, Weights>();

function presetFor(impFactor: string | null): Weights {
  const known = presets.get(impFactor) ?? presetWeights({ impFactor });
  presets.set(impFactor, known);
  return known;
}

function rankingOf(homes: readonly Home[], weights: Weights, isPreset: boolean): Ranking {
  if (made?.homes === homes && made.weights === weights) return made.ranking;
  const ranked = rankHomes(homes, weights);
  const ranking = { weights, isPreset, ranked, of: new Map(ranked.map((home) => [home.id, home])) };
  made = { homes, weights, ranking };
  return ranking;
}

/** The ranking, made when it is first asked for; the same function until the homes or the weights change. */
export function useRankingWhenAsked(): () => Ranking {
  const homes = useHomes().items;
  const kept = useKeptWeights();
  const { data: me } = useQuery(meQuery);
  const weights = kept ?? presetFor(me?.buyerProfile?.impFactor ?? null);
  const isPreset = kept === null;
  return useCallback(() => rankingOf(homes, weights, isPreset), [homes, weights, isPreset]);
}

/** "My rank" and "My score" of every home. The route's loader has ensured `homesQuery`, and `ensurePreferences`. */
export const useRanking = (): Ranking => useRankingWhenAsked()();
