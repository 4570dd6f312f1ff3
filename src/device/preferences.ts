import * as z from 'zod/mini';
import { costAssumptionsSchema, type CostAssumptions } from '../domain/cost.ts';
import { keptWeightsSchema, type Weights } from '../domain/ranking.ts';
import { isSame } from '../domain/same.ts';
import type { PersonKey } from './person-store.ts';
import { openSharedMap, openSharedValue, type SharedValue } from './shared-value.ts';
import type { ReadableStore } from './store.ts';

/** One value that the device keeps for a person, the same in every tab. */
export interface Preference<T> extends ReadableStore<T> {
  /** Undefined goes back to the default. */
  set: (value: T | undefined) => void;
  close: () => void;
}

export interface Preferences {
  /** Null as long as the profile's preset holds. */
  weights: Preference<Weights | null>;
  costAssumptions: Preference<CostAssumptions>;
  /** The conversations marked as done: by the home's id, what `doneToEnd` said then. */
  doneConversations: SharedValue<ReadonlyMap<string, number>>;
  /** The marks of homes before they were archived, by id. The server keeps one mark for each home, and the archive takes its place. */
  archivedMarks: SharedValue<ReadonlyMap<string, 'liked' | 'disliked'>>;
  close: () => void;
}

async function openPreference<S extends z.ZodMiniType>(
  userId: string,
  key: PersonKey,
  schema: S,
): Promise<Preference<z.output<S>>> {
  const parse = (stored: unknown) => schema.parse(stored);
  const byDefault = parse(undefined);
  const { change, ...shared } = await openSharedValue<z.output<S>>(userId, key, {
    parse,
    // Store nothing for the default, so that a later change of it applies.
    format: (value) => (isSame(value, byDefault) ? undefined : value),
  });
  return { ...shared, set: (value) => change(() => value ?? byDefault) };
}

export async function openPreferences(userId: string): Promise<Preferences> {
  const [weights, costAssumptions, doneConversations, archivedMarks] = await Promise.all([
    openPreference(userId, 'ranking-weights', keptWeightsSchema),
    openPreference(userId, 'cost-assumptions', costAssumptionsSchema),
    openSharedMap(userId, 'done-conversations', z.number()),
    openSharedMap(userId, 'archived-marks', z.enum(['liked', 'disliked'])),
  ]);
  return {
    weights,
    costAssumptions,
    doneConversations,
    archivedMarks,
    close() {
      for (const part of [weights, costAssumptions, doneConversations, archivedMarks]) part.close();
    },
  };
}
