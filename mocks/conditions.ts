import * as z from 'zod/mini';
import { type FaultSwitch, faultsSchema } from './faults.ts';
import { memorySwitch, sessionSwitch, type Switch } from './switch.ts';

/** How the mocked server behaves when nothing fails. Faults have a switch of their own, in `faults.ts`. */
export const conditionsSchema = z.object({
  /** How long an answer takes, in milliseconds. */
  latency: z.optional(z.number()),
  /** Whether prices and statuses change by themselves. */
  market: z.optional(z.enum(['moving', 'still'])),
  /** An ISO date at which the server's clock stands still. */
  clock: z.optional(z.nullable(z.iso.datetime())),
});
export type Conditions = z.output<typeof conditionsSchema>;

/** Where the conditions are stored. */
export interface ConditionsSwitch extends Switch<Conditions> {
  /** Changes only the given ones. */
  set: (conditions: Conditions) => void;
  /** Restores the defaults. */
  clear: () => void;
}

/** Stores only what was set, and has the defaults for the others. */
const withDefaults = (stored: Switch<Conditions>, defaults: Conditions): ConditionsSwitch => ({
  get: () => ({ ...defaults, ...stored.get() }),
  set: (next) => stored.set({ ...stored.get(), ...next }),
  clear: () => stored.set({}),
});

export const memoryConditions = (defaults: Conditions): ConditionsSwitch =>
  withDefaults(memorySwitch<Conditions>({}), defaults);
export const sessionConditions = (defaults: Conditions): ConditionsSwitch =>
  withDefaults(sessionSwitch('mock-conditions', conditionsSchema, {}), defaults);

/** Milliseconds since 1970 by the server's clock. */
export const clockOf =
  ({ get }: ConditionsSwitch) =>
  (): number => {
    const { clock } = get();
    return clock ? Date.parse(clock) : Date.now();
  };

const prefix = 'mock-';

/**
 * Reads the switches from the address of any page of the portal, and removes them from it:
 * `?mock-faults=listProperties:http-500:1,*:slow&mock-latency=2000&mock-market=moving&mock-clock=2026-11-21T12:00:00Z`.
 */
export function takeFromAddress(faults: FaultSwitch, conditions: ConditionsSwitch): void {
  const url = new URL(location.href);
  const given = [...url.searchParams].filter(([name]) => name.startsWith(prefix));
  if (given.length === 0) return;
  for (const [name, value] of given) {
    const key = name.slice(prefix.length);
    if (key === 'faults') {
      const entries = faultsSchema.safeParse(value === '' ? [] : value.split(',').map(faultFromText));
      if (entries.success) faults.set(entries.data);
      else console.error(`${name}: not a list of call:fault:times: ${value}`);
      continue;
    }
    const condition = conditionsSchema.safeParse({ [key]: key === 'latency' ? Number(value) : value });
    if (condition.success) conditions.set(condition.data);
    else console.error(`${name}: not a value for it: ${value}`);
  }
  // The other parameters stay exactly as they were written.
  url.search = url.search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => !part.startsWith(prefix))
    .join('&');
  history.replaceState(history.state, '', url);
}

function faultFromText(text: string): unknown {
  const [call, fault, times] = text.split(':');
  return { call, fault, ...(times && { times: Number(times) }) };
}
