import type { QueryClient } from '@tanstack/react-query';
import { personStore } from '../device/person-store.ts';
import { createStore, type ReadableStore } from '../device/store.ts';
import { allSeen, type Look, lookBefore, looked, type Looks, looksSchema, seenNow } from '../domain/changes.ts';
import type { Home } from '../domain/home.ts';
import { homesQuery } from './homes.ts';
import type { KeptAnswers } from './kept-answers.ts';

/**
 * What the person saw at the last visit. Whenever the homes are read from the server this device notes prices, statuses and numbers of
 * replies; what it noted last before this visit is what the visit is compared with. `domain/changes.ts` has the rules.
 */
export interface ChangeLog {
  /** What this visit is compared with. */
  before: ReadableStore<Look>;
  /** Takes everything as seen: no changes are left until something else changes. */
  markSeen: () => Promise<void>;
  close: () => void;
}

interface Options {
  userId: string;
  queryClient: QueryClient;
  keptAnswers: KeptAnswers;
}

const readLooks = (stored: unknown): Looks | null => looksSchema.safeParse(stored).data ?? null;

/** Opens one person's log and starts to note what they see. */
export async function openChangeLog({ userId, queryClient, keptAnswers }: Options): Promise<ChangeLog> {
  const [lastLook, snapshot] = await Promise.all([
    personStore.read(userId, 'last-look'),
    personStore.read(userId, 'snapshot'),
  ]);
  const lastAt = typeof lastLook === 'number' ? lastLook : null;
  // Known before the first answer comes, so that the list of changes is there together with the homes.
  const before = createStore(lookBefore(readLooks(snapshot), Date.now(), lastAt));
  const channel = new BroadcastChannel(`snapshot/${userId}`);
  const homesNow = () => queryClient.getQueryData(homesQuery.queryKey)?.items;
  let closed = false;
  let notedAt = 0;

  const show = (looks: Looks | null) => {
    if (!closed && looks) before.set(looks.before);
  };

  async function note(homes: readonly Home[], edit: typeof looked): Promise<void> {
    const now = Date.now();
    const seen = seenNow(homes, userId);
    let looks: Looks | null = null;
    await personStore.update(userId, 'snapshot', (stored) => (looks = edit(readLooks(stored), seen, now, lastAt)));
    await personStore.write(userId, 'last-look', now);
    show(looks);
  }

  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isRead = type === 'updated' && query.queryKey[0] === homesQuery.queryKey[0];
    const homes = homesNow();
    if (!isRead || !homes || query.state.dataUpdatedAt === notedAt || keptAnswers.isKept(query.queryKey)) return;
    notedAt = query.state.dataUpdatedAt;
    void note(homes, looked);
  });

  channel.onmessage = () => void personStore.read(userId, 'snapshot').then((stored) => show(readLooks(stored)));

  return {
    before,
    async markSeen() {
      const homes = homesNow();
      if (!homes) return;
      await note(homes, (_, seen, now) => allSeen(seen, now));
      channel.postMessage(null);
    },
    close() {
      closed = true;
      stop();
      channel.close();
    },
  };
}
