import * as z from 'zod/mini';
import { costAssumptionsSchema } from '../domain/cost.ts';
import { keptWeightsSchema } from '../domain/ranking.ts';
import { isSame } from '../domain/same.ts';
import type { PersonKey } from './person-store.ts';
import { openSharedMap, openSharedValue } from './shared-value.ts';

/** One value that the device keeps for a person, the same in every tab. */
async function openPreference<S extends z.ZodMiniType>(userId: string, key: PersonKey, schema: S) {
  const parse = (stored: unknown) => schema.parse(stored);
  const byDefault = parse(undefined);
  const { change, ...shared } = await openSharedValue<z.output<S>>(userId, key, {
    parse,
    // Store nothing for the default, so that a later change of it applies.
    format: (value) => (isSame(value, byDefault) ? undefined : value),
  });
  return {
    ...shared,
    /** Undefined goes back to the default. */
    set: (value: z.output<S> | undefined) => change(() => value ?? byDefault),
  };
}

export async function openPreferences(userId: string) {
  const [weights, costAssumptions, doneConversations, archivedMarks] = await Promise.all([
    openPreference(userId, 'ranking-weights', keptWeightsSchema),
    openPreference(userId, 'cost-assumptions', costAssumptionsSchema),
    openSharedMap(userId, 'done-conversations', z.number()),
    openSharedMap(userId, 'archived-marks', z.enum(['liked', 'disliked'])),
  ]);
  return {
    /** Null as long as the profile's preset holds. */
    weights,
    costAssumptions,
    /** The conversations marked as done: by the home's id, what `doneToEnd` said then. */
    doneConversations,
    /** The marks of homes before they were archived, by id. The server keeps one mark for each home, and the archive takes its place. */
    archivedMarks,
    close: () => {
      for (const part of [weights, costAssumptions, doneConversations, archivedMarks]) part.close();
    },
  };
}
export type Preferences = Awaited<ReturnType<typeof openPreferences>>;
