import type { Transaction } from './database.ts';
import { Refusal } from './refusal.ts';
import { seedHomes } from './seed/seed-homes.ts';
import type { Account, HomeChange, State, WireReply } from './state.ts';

/** A home's raw record, whatever it holds. */
type Raw = Record<string, unknown>;

const isRaw = (record: unknown): record is Raw => typeof record === 'object' && record !== null;
const idOf = (record: unknown): string | null => {
  const id = isRaw(record) ? (record['_id'] ?? record['id']) : null;
  return typeof id === 'string' ? id : null;
};

function changed(record: unknown, change: HomeChange | undefined): unknown {
  if (!change || !isRaw(record)) return record;
  const { deleted: _, replies, ...fields } = change;
  if (!replies) return { ...record, ...fields };
  const before: unknown[] = Array.isArray(record['replies']) ? record['replies'] : [];
  return { ...record, ...fields, replies: [...before, ...replies] };
}

/** The buyer's homes as they are now, the archived ones too. */
export function homesOf({ state }: Transaction, account: Account): unknown[] {
  return seedHomes(account).flatMap((record) => {
    const change = state.homes[idOf(record) ?? ''];
    return change?.deleted ? [] : [changed(record, change)];
  });
}

/** @throws {Refusal} where the home does not exist, or is somebody else's */
export function homeOf({ state }: Transaction, account: Account, id: string): Raw {
  const record = seedHomes(account).find((candidate) => idOf(candidate) === id);
  const change = state.homes[id];
  if (!isRaw(record) || change?.deleted) throw new Refusal(404, 'Property not found.');
  return changed(record, change) as Raw;
}

export function changeHome(
  { state, now }: Transaction,
  id: string,
  change: Omit<HomeChange, 'updatedAt' | 'replies'>,
): void {
  state.homes[id] = { ...state.homes[id], ...change, updatedAt: new Date(now).toISOString() };
}

export function addReply(state: State, id: string, reply: WireReply): void {
  const home = state.homes[id] ?? {};
  state.homes[id] = { ...home, updatedAt: reply.time, replies: [...(home.replies ?? []), reply] };
}
