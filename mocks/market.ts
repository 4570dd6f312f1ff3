import * as z from 'zod/mini';
import { accountByEmail } from './accounts.ts';
import { addReply, changeHome, homeOf, homesOf } from './homes.ts';
import { personas } from './personas.ts';
import { seededRandom } from './random.ts';
import { Refusal } from './refusal.ts';
import { agentOf } from './seed/agents.ts';
import type { Account, Transaction } from './state.ts';

/*
 * Changes by agents and sellers. A tester makes them by the panel or `POST /mock/market`. While the market moves, they also happen when a
 * buyer reads the list.
 */

const buyer = z._default(z.string(), personas.main.email);
const home = z.string();

/** `buyer` is an e-mail address, by default the main persona's. `home` is the id of one of the buyer's homes. */
export const marketEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), buyer, home, price: z.number() }),
  z.object({ kind: z.literal('status'), buyer, home, status: z.string() }),
  /** The agent writes a message. */
  z.object({ kind: z.literal('message'), buyer, home, text: z.string() }),
  /** The agent takes the home back. */
  z.object({ kind: z.literal('withdraw'), buyer, home }),
  /** The agent shares another home. */
  z.object({ kind: z.literal('share'), buyer }),
]);
export type MarketEvent = z.input<typeof marketEventSchema>;

/**
 * Applies an event to a home.
 * @returns the id of the home
 * @throws {Refusal} if there is no such buyer, home or agent
 */
export function applyMarketEvent(transaction: Transaction, event: z.output<typeof marketEventSchema>): string {
  const account = accountByEmail(transaction, event.buyer);
  if (!account) throw new Refusal(404, 'Buyer not found.');
  if (event.kind === 'share') return shareHome(transaction, account);
  homeOf(transaction, account, event.home);
  if (event.kind === 'price') changeHome(transaction, event.home, { price: event.price });
  if (event.kind === 'status') changeHome(transaction, event.home, { mStatus: event.status });
  if (event.kind === 'withdraw') changeHome(transaction, event.home, { deleted: true });
  if (event.kind === 'message') {
    const agent = agentOf(account.agentEmail);
    if (!agent) throw new Refusal(404, 'Agent not found.');
    const time = new Date(transaction.now).toISOString();
    addReply(transaction.state, event.home, { from: agent._id, reply: event.text, time });
  }
  return event.home;
}

function shareHome({ state, now }: Transaction, account: Account): string {
  const shared = (state.shared[account.id] ??= []);
  return `${account.id}-shared-${shared.push(now) - 1}`;
}

/** The status that follows each one. The last has none. */
export const nextStatus: Partial<Record<string, string>> = {
  'Coming soon': 'Active',
  Active: 'Under contract',
  'Under contract': 'Pending',
  Pending: 'Sold',
};

/** The price after a cut, rounded to $500. */
export const cut = (price: number, percent: number) => Math.round((price * (100 - percent)) / 100 / 500) * 500;

/** The time between two moves, in milliseconds. */
const pace = 4 * 60_000;
/** Limits the moves after a long absence, because hundreds of changes would show no more than a few. */
const mostAtOnce = 3;
const mostShared = 5;

/** Makes the moves that are due since the buyer last read the list. They are the same for the same buyer, seed and clock. */
export function moveMarket({ state, now }: Transaction, account: Account): void {
  if (account.homes === 'hostile') return;
  const { count, due } = state.moves[account.id] ?? { count: 0, due: now + pace };
  const first = Math.max(due, now - pace * mostAtOnce + 1);
  const moves = first > now ? 0 : Math.floor((now - first) / pace) + 1;
  for (let index = 0; index < moves; index += 1) moveOnce({ state, now: first + index * pace }, account, count + index);
  state.moves[account.id] = { count: count + moves, due: first + moves * pace };
}

function moveOnce(transaction: Transaction, account: Account, count: number): void {
  const { state } = transaction;
  const next = seededRandom(count * 7919 + account.id.length);
  const kind = next();
  const canShare = agentOf(account.agentEmail) !== null && (state.shared[account.id]?.length ?? 0) < mostShared;
  if (kind < 0.2 && canShare) {
    shareHome(transaction, account);
    return;
  }
  const homes = homesOf(transaction, account).filter(
    ({ _id, mStatus, price, propStatus }) =>
      mStatus === 'Active' && propStatus !== 'hidden' && price && !state.homes[String(_id)]?.price,
  );
  const chosen = homes[Math.floor(next() * homes.length)];
  if (!chosen) return;
  const change =
    kind < 0.75 ? { price: cut(Number(chosen.price), 1 + Math.floor(next() * 4)) } : { mStatus: 'Under contract' };
  changeHome(transaction, String(chosen._id), change);
}
