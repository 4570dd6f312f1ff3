import type { QueryClient } from '@tanstack/react-query';
import { personStore } from '../device/person-store.ts';
import { createStore, useStore } from '../device/store.ts';
import {
  allSeen,
  lookBefore,
  type Change,
  changesSince,
  type Look,
  looked,
  type Looks,
  looksSchema,
  seenNow,
} from '../domain/changes.ts';
import type { Home } from '../domain/home.ts';
import { isStandIn } from './kept-answers.ts';
import { homesQuery } from './homes.ts';
import { useKnownHomes } from './writes.ts';

/*
 * "Since you last looked": whenever the homes are read from the server, this device notes them, dated and apart for each person. What
 * was there at the end of the last visit is what this visit is compared with; `domain/changes.ts` has the rule.
 */

interface Watch {
  userId: string;
  markSeen: () => Promise<void>;
  close: () => void;
}
let watch: Watch | null = null;

const before = createStore<Look | null>(null);
const readLooks = (stored: unknown): Looks | null => looksSchema.safeParse(stored).data ?? null;

/** Starts to note what the signed-in person sees. */
export async function openChanges(userId: string, cache: QueryClient): Promise<void> {
  closeChanges();
  // Of what is noted the time alone outlives a sign-out: it says nothing of a home.
  const lastLook = await personStore.read(userId, 'last-look');
  const lastAt = typeof lastLook === 'number' ? lastLook : null;
  // Told before the first answer comes, so that the list is there with the homes and nothing moves.
  before.set(lookBefore(readLooks(await personStore.read(userId, 'snapshot')), Date.now(), lastAt));
  const channel = new BroadcastChannel(`snapshot/${userId}`);
  const homesNow = () => cache.getQueryData(homesQuery.queryKey)?.items;
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

  const stop = cache.getQueryCache().subscribe(({ type, query }) => {
    const isRead = type === 'updated' && query.queryKey[0] === homesQuery.queryKey[0];
    const homes = homesNow();
    if (!isRead || !homes || query.state.dataUpdatedAt === notedAt || isStandIn(query.queryKey)) return;
    notedAt = query.state.dataUpdatedAt;
    void note(homes, looked);
  });

  channel.onmessage = () => void personStore.read(userId, 'snapshot').then((stored) => show(readLooks(stored)));

  watch = {
    userId,
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

/** Stops noting, and forgets what was compared: the person has left. */
export function closeChanges(): void {
  watch?.close();
  watch = null;
  before.set(null);
}

/** Takes everything as seen: the list is empty until something else changes. */
const markSeen = async (): Promise<void> => watch?.markSeen();

// One list serves every reader, the header's popover and the dashboard: the homes are gone through once a change.
let compared: { homes: readonly Home[]; before: Look; changes: readonly Change[] } | null = null;

function changesOf(homes: readonly Home[], look: Look, userId: string): readonly Change[] {
  if (compared?.homes !== homes || compared.before !== look)
    compared = { homes, before: look, changes: changesSince(look, homes, userId) };
  return compared.changes;
}

const none: readonly Change[] = [];

/** What a screen has of them. */
export interface Changes {
  /** The newest first; empty until the homes are there. */
  changes: readonly Change[];
  /** When the person last looked, in milliseconds since 1970. */
  since: number | null;
  markSeen: () => Promise<void>;
}

/** What changed since the buyer last looked. It does not suspend, so that the header may read it on every screen. */
export function useChanges(): Changes {
  const look = useStore(before);
  const homes = useKnownHomes()?.items;
  const changes = homes && look && watch ? changesOf(homes, look, watch.userId) : none;
  return { changes, since: look?.at ?? null, markSeen };
}
