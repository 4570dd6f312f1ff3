import type { QueryClient } from '@tanstack/react-query';
import { openChannel } from '../device/channel.ts';
import { personStore } from '../device/person-store.ts';
import { createStore, type ReadableStore } from '../device/store.ts';
import {
  allSeen,
  type Snapshot,
  previousSnapshot,
  updateSnapshots,
  type Snapshots,
  snapshotsSchema,
} from '../domain/changes.ts';
import type { Home } from '../domain/home.ts';
import { homesQuery } from './homes.ts';
import type { KeptAnswers } from './kept-answers.ts';

interface Options {
  userId: string;
  queryClient: QueryClient;
  keptAnswers: KeptAnswers;
}

const readSnapshots = (stored: unknown): Snapshots | null => snapshotsSchema.safeParse(stored).data ?? null;

/**
 * Opens the log of the homes as one person saw them at the last visit, and starts to store what they see. Each read of the homes from the server stores a
 * snapshot of prices, statuses and numbers of replies; a visit is compared with the last snapshot of the visit before. `domain/changes.ts`
 * has the rules.
 */
export async function openChangeLog({ userId, queryClient, keptAnswers }: Options) {
  const [lastVisit, stored] = await Promise.all([
    personStore.read(userId, 'last-look'),
    personStore.read(userId, 'snapshot'),
  ]);
  const lastVisitAt = typeof lastVisit === 'number' ? lastVisit : null;
  let known = readSnapshots(stored);
  // Known before the first answer comes, so that the list of changes is there together with the homes.
  const before = createStore(previousSnapshot(known, Date.now(), lastVisitAt));
  const channel = openChannel(`snapshot/${userId}`);
  const homesNow = () => queryClient.getQueryData(homesQuery.queryKey)?.items;
  let closed = false;
  let notedAt = 0;
  let hasSeen = false;

  const show = (snapshots: Snapshots | null) => {
    if (closed || !snapshots) return;
    known = snapshots;
    // Read again, it is another object; its `first` may have been added since.
    const { at, first } = before.get();
    if (at !== snapshots.before.at || !first !== !snapshots.before.first) before.set(snapshots.before);
  };

  async function note(homes: readonly Home[], edit: typeof updateSnapshots): Promise<void> {
    const visit = { userId, now: Date.now(), lastVisitAt };
    let snapshots: Snapshots | null = null;
    await personStore.update(userId, 'snapshot', (stored) => (snapshots = edit(readSnapshots(stored), homes, visit)), {
      known: () => known,
      // Without a base this page has compared nothing: the stored snapshots win, unless the buyer marked all as seen.
      rebase: (stored, base, mine) => (base || hasSeen ? mine : (stored ?? mine)),
    });
    await personStore.write(userId, 'last-look', visit.now);
    show(snapshots);
  }

  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isRead = type === 'updated' && query.queryKey[0] === homesQuery.queryKey[0];
    const homes = homesNow();
    if (!isRead || !homes || query.state.dataUpdatedAt === notedAt || keptAnswers.isKept(query.queryKey)) return;
    notedAt = query.state.dataUpdatedAt;
    void note(homes, updateSnapshots);
  });

  channel.onmessage = () => void personStore.read(userId, 'snapshot').then((stored) => show(readSnapshots(stored)));

  return {
    /** The snapshot that this visit is compared with. */
    before: before as ReadableStore<Snapshot>,
    /** Marks everything as seen: no changes are left until something else changes. */
    markSeen: async () => {
      const homes = homesNow();
      if (!homes) return;
      hasSeen = true;
      await note(homes, (_, seen, visit) => allSeen(seen, visit));
      if (!closed) channel.postMessage(null);
    },
    close() {
      closed = true;
      stop();
      channel.close();
    },
  };
}
export type ChangeLog = Awaited<ReturnType<typeof openChangeLog>>;
