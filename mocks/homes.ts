import type { WireHome } from '#src/domain/home.ts';
import { Refusal } from './refusal.ts';
import { seedHomes, sharedHome } from './seed/seed-homes.ts';
import type { Account, HomeChange, State, StoredReply, Transaction } from './state.ts';

/** The id of a record. The hostile buyer's records may call it `id`, or have none. */
const idOf = (home: WireHome & { id?: unknown }): string => String(home._id ?? home.id ?? '');

function changed(home: WireHome, change: HomeChange | undefined): WireHome {
  if (!change) return home;
  const { deleted: _, replies, ...fields } = change;
  return { ...home, ...fields, ...(replies && { replies: [...repliesOf(home), ...replies] }) };
}

/** The messages of a home. The hostile buyer's `replies` may not be a list. */
export const repliesOf = ({ replies }: WireHome) => (Array.isArray(replies) ? replies : []);

/** The homes of the seed and those that the agent has shared since, before any change. */
function givenHomes({ state }: Transaction, account: Account): readonly WireHome[] {
  const shared = state.shared[account.id];
  const seeded = seedHomes(account);
  return shared ? [...seeded, ...shared.map((sharedAt, index) => sharedHome(account, index, sharedAt))] : seeded;
}

/** The buyer's homes as they are now, the archived ones too. */
export function homesOf(transaction: Transaction, account: Account): WireHome[] {
  return givenHomes(transaction, account).flatMap((home) => {
    const change = transaction.state.homes[idOf(home)];
    return change?.deleted ? [] : [changed(home, change)];
  });
}

/** @throws {Refusal} if the home does not exist or belongs to another buyer */
export function homeOf(transaction: Transaction, account: Account, id: string): WireHome {
  const home = givenHomes(transaction, account).find((candidate) => idOf(candidate) === id);
  const change = transaction.state.homes[id];
  if (!home || change?.deleted) throw new Refusal(404, 'Property not found.');
  return changed(home, change);
}

type Change = Omit<HomeChange, 'updatedAt' | 'replies'>;

/** Changes the listing and its date. */
export function changeHome(transaction: Transaction, id: string, change: Change): void {
  markHome(transaction, id, change);
  transaction.state.homes[id] = { ...transaction.state.homes[id], updatedAt: new Date(transaction.now).toISOString() };
}

/** Stores the buyer's mark or scores. The listing keeps its date: a new one would move the home to the top of the list. */
export function markHome({ state }: Transaction, id: string, change: Change): void {
  state.homes[id] = { ...state.homes[id], ...change };
}

export function addReply(state: State, id: string, reply: StoredReply): void {
  const home = state.homes[id] ?? {};
  state.homes[id] = { ...home, updatedAt: reply.time, replies: [...(home.replies ?? []), reply] };
}
