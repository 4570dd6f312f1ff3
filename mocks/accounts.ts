import { isSameAddress } from '#src/domain/user.ts';
import { seedAccounts } from './seed/accounts.ts';
import type { Account, Transaction } from './state.ts';

function allAccounts({ state }: Transaction): Account[] {
  const seeded = seedAccounts(state.seededAt).filter(({ id }) => !(id in state.accounts));
  return [...seeded, ...Object.values(state.accounts)];
}

export const accountByEmail = (transaction: Transaction, email: string): Account | null =>
  allAccounts(transaction).find((account) => isSameAddress(account.email, email)) ?? null;

export function accountByToken(transaction: Transaction, token: string | null): Account | null {
  const id = token && Object.hasOwn(transaction.state.tokens, token) ? transaction.state.tokens[token] : null;
  return allAccounts(transaction).find((account) => account.id === id) ?? null;
}

export function saveAccount({ state }: Transaction, account: Account): void {
  state.accounts[account.id] = account;
}

/** Ends the buyer's sessions: all of them, or all but the one whose token is `except`. */
export function revokeTokens({ state }: Transaction, account: Account, except: string | null = null): void {
  for (const [token, id] of Object.entries(state.tokens))
    if (id === account.id && token !== except) delete state.tokens[token];
}

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
