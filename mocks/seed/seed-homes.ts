import type { WireHome } from '#src/domain/home.ts';
import type { Account } from '#mocks/state.ts';
import { agentOf } from './agents.ts';
import { hostileHomes } from './hostile-homes.ts';
import { mainHomes } from './main-homes.ts';
import { listedFor } from './home-facts.ts';
import { ruleHomes, talkHomes, untouchedHome, untouchedHomes } from './rule-homes.ts';

const makers: Record<Account['homes'], (account: Account) => readonly WireHome[]> = {
  main: ({ since }) => mainHomes(since),
  few: ({ id, since }) => ruleHomes({ prefix: id, count: 8, since }),
  none: () => [],
  hostile: ({ since }) => hostileHomes(since),
  many: ({ id, since }) => ruleHomes({ prefix: id, count: 10_000, since }),
  most: ({ id, since }) => ruleHomes({ prefix: id, count: 50_000, since }),
  talk: ({ id, since }) => talkHomes({ prefix: id, count: 4, since }, id, 2_000),
  shared: ({ id, agentEmail, since }) => (agentOf(agentEmail) ? untouchedHomes({ prefix: id, count: 6, since }) : []),
};

let last: { key: string; homes: readonly WireHome[] } | null = null;

/** The homes shared with a buyer before anything changed: raw records, as they go over the wire. */
export function seedHomes(account: Account): readonly WireHome[] {
  const key = `${account.id} ${account.since} ${account.homes} ${account.agentEmail}`;
  if (last?.key !== key) last = { key, homes: makers[account.homes](account) };
  return last.homes;
}

/** The home that the agent shared at that instant (milliseconds since 1970), as number `index` of those shared after the seed. */
export function sharedHome({ id }: Account, index: number, sharedAt: number): WireHome {
  // Beyond the indexes of the seed, so that MLS ids stay unique.
  const home = untouchedHome({ prefix: id, since: sharedAt }, 90_000 + index);
  const time = new Date(sharedAt).toISOString();
  const dates = { createdAt: time, updatedAt: time, DOMdate: listedFor(sharedAt, 1) };
  return { ...home, ...dates, _id: `${id}-shared-${index}`, mStatus: 'Active' };
}
