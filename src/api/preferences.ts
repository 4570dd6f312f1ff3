import type * as z from 'zod/mini';
import { type PersonKey, personStore } from '../device/person-store.ts';
import { session } from '../device/session.ts';
import { createStore, useStore } from '../device/store.ts';
import { type CostAssumptions, costAssumptionsSchema } from '../domain/cost.ts';
import { keptWeightsSchema, type Weights } from '../domain/ranking.ts';

/** A value that this device keeps for the person: read once, then followed by every screen. */
function preference<S extends z.ZodMiniType>(name: PersonKey, schema: S) {
  const store = createStore(schema.parse(undefined));
  return {
    use: () => useStore(store),
    load: async (userId: string) => store.set(schema.parse(await personStore.read(userId, name))),
    /** Undefined goes back to what holds where nothing is kept. */
    set(value: z.output<S> | undefined): void {
      store.set(schema.parse(value));
      const { userId } = session.get();
      if (userId) void personStore.write(userId, name, value);
    },
  };
}

const weights = preference('ranking-weights', keptWeightsSchema);
const assumptions = preference('cost-assumptions', costAssumptionsSchema);

let loading: { userId: string; done: Promise<unknown> } | null = null;

/** Reads the signed-in person's preferences, once: a screen that ensures them in its loader never shows them change. */
export async function ensurePreferences(): Promise<void> {
  const { userId } = session.get();
  if (!userId) return;
  if (loading?.userId !== userId)
    loading = { userId, done: Promise.all([weights.load(userId), assumptions.load(userId)]) };
  await loading.done;
}

/** The weights that the person has set, or null: the profile's preset then holds. */
export const useKeptWeights = (): Weights | null => weights.use();
/** Keeps them for this person on this device; null goes back to the preset. */
export const keepWeights = (value: Weights | null): void => weights.set(value ?? undefined);

/** What the monthly cost assumes of the loan. */
export const useCostAssumptions = (): CostAssumptions => assumptions.use();
/** Keeps them for this person on this device. */
export const keepCostAssumptions = (value: CostAssumptions): void => assumptions.set(value);
