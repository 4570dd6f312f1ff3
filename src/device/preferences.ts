import type * as z from 'zod/mini';
import { costAssumptionsSchema, type CostAssumptions } from '../domain/cost.ts';
import { keptWeightsSchema, type Weights } from '../domain/ranking.ts';
import { openChannel } from './channel.ts';
import { type DoneConversations, openDoneConversations } from './done-conversations.ts';
import { type PersonKey, personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';

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
  doneConversations: DoneConversations;
  close: () => void;
}

async function openPreference<S extends z.ZodMiniType>(
  userId: string,
  key: PersonKey,
  schema: S,
): Promise<Preference<z.output<S>>> {
  const store = createStore(schema.parse(await personStore.read(userId, key)));
  const channel = openChannel(`${key}/${userId}`);
  let closed = false;
  channel.onmessage = ({ data }) => store.set(schema.parse(data));
  return {
    ...store,
    set(value) {
      store.set(schema.parse(value));
      if (!closed) channel.postMessage(value);
      void personStore.write(userId, key, value);
    },
    close() {
      closed = true;
      channel.close();
    },
  };
}

export async function openPreferences(userId: string): Promise<Preferences> {
  const [weights, costAssumptions, doneConversations] = await Promise.all([
    openPreference(userId, 'ranking-weights', keptWeightsSchema),
    openPreference(userId, 'cost-assumptions', costAssumptionsSchema),
    openDoneConversations(userId),
  ]);
  return {
    weights,
    costAssumptions,
    doneConversations,
    close() {
      for (const part of [weights, costAssumptions, doneConversations]) part.close();
    },
  };
}
