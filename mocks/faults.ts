import * as z from 'zod/mini';
import { type CallName, calls } from '#src/api/calls.ts';
import { memorySwitch, sessionSwitch, type Switch } from './switch.ts';

export const faultKinds = [
  'drop',
  'timeout',
  'http-500',
  'http-500-empty',
  'refuse',
  'html',
  'too-large',
  'busy',
  'unknown-call',
  'revoked',
  'drop-after',
  'cut-off',
  'stall',
  'wrong-shape',
  'duplicate',
  'slow',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const callNames = Object.keys(calls) as [CallName, ...CallName[]];
/** The calls that read data. */
export const readingNames = callNames.filter((name) => calls[name].method === 'GET');

const faultSchema = z.object({
  call: z.union([z.literal('*'), z.enum(callNames)]),
  fault: z.enum(faultKinds),
  times: z.optional(z.number()),
  ms: z.optional(z.number()),
});
/** An entry of the fault switch: see `docs/testing.md` for what each fault does. */
export type FaultEntry = z.output<typeof faultSchema>;
export const faultsSchema = z.array(faultSchema);

/** Where the fault switch is stored. */
export type FaultSwitch = Switch<FaultEntry[]>;

export const memoryFaults = (): FaultSwitch => memorySwitch<FaultEntry[]>([]);
export const sessionFaults = (): FaultSwitch => sessionSwitch('mock-faults', faultsSchema, []);

interface Taken {
  fault: Exclude<FaultKind, 'slow'> | null;
  /** Milliseconds to wait, or null for the usual delay. */
  wait: number | null;
}

/** The fault for this request. Counts down the `times` of the entries that it uses. */
export function takeFaults(faults: FaultSwitch, call: CallName): Taken {
  const entries = faults.get();
  const fitting = entries.filter((entry) => (entry.call === '*' || entry.call === call) && entry.times !== 0);
  const slow = fitting.find(({ fault }) => fault === 'slow');
  const other = fitting.find(({ fault }) => fault !== 'slow');
  const used = [slow, other].filter((entry) => entry?.times !== undefined);
  if (used.length > 0)
    faults.set(entries.map((entry) => (used.includes(entry) ? { ...entry, times: (entry.times ?? 1) - 1 } : entry)));
  return {
    fault: other && other.fault !== 'slow' ? other.fault : null,
    wait: slow ? (slow.ms ?? slowness) : null,
  };
}

/** The delay of `slow` without `ms`, in milliseconds. */
export const slowness = 3_000;
