import { useQuery } from '@tanstack/react-query';
import { openReadMarks, type OpenReadMarks, type ReadMarks } from '../device/read-marks.ts';
import { session } from '../device/session.ts';
import { createStore, useStore } from '../device/store.ts';
import { countUnread, lastInstant } from '../domain/conversation.ts';
import type { Home } from '../domain/home.ts';
import { homesQuery } from './homes.ts';

/** How many of the agent's messages the buyer has not read. */
export interface Unread {
  total: number;
  /** By the home's id; a home without any is not in it. */
  byHome: ReadonlyMap<string, number>;
}

const none: Unread = { total: 0, byHome: new Map() };

const marks = createStore<ReadMarks | null>(null);
let opened: { userId: string; marks: OpenReadMarks } | null = null;

// The marks are those of whoever is signed in, and are opened with their first reader.
function follow(): void {
  const { userId } = session.get();
  if (opened?.userId === userId) return;
  opened?.marks.close();
  opened = null;
  marks.set(null);
  if (!userId) return;
  const mine = { userId, marks: openReadMarks(userId) };
  opened = mine;
  mine.marks.marks.subscribe(() => {
    if (opened === mine) marks.set(mine.marks.marks.get());
  });
}

let stopFollowing: (() => void) | null = null;

function subscribeToMarks(changed: () => void): () => void {
  stopFollowing ??= session.subscribe(follow);
  follow();
  return marks.subscribe(changed);
}

const followedMarks = { get: marks.get, subscribe: subscribeToMarks };

// One count serves every reader: a badge, a popover and a list ask for it at once.
let counted: { homes: readonly Home[]; marks: ReadMarks; buyerId: string; result: Unread } | null = null;

function countIn(homes: readonly Home[], read: ReadMarks, buyerId: string): Unread {
  if (counted?.homes === homes && counted.marks === read && counted.buyerId === buyerId) return counted.result;
  const byHome = new Map<string, number>();
  let total = 0;
  for (const { id, replies } of homes) {
    const count = countUnread(replies, buyerId, read.get(id) ?? null);
    if (count === 0) continue;
    byHome.set(id, count);
    total += count;
  }
  counted = { homes, marks: read, buyerId, result: { total, byHome } };
  return counted.result;
}

/** The unread messages; none as long as the homes or the device's marks have not been read. */
export function useUnread(): Unread {
  const { data } = useQuery(homesQuery);
  const read = useStore(followedMarks);
  const { userId } = useStore(session);
  return data && read && userId ? countIn(data.items, read, userId) : none;
}

/** Marks a home's conversation as read until its newest message. */
export function markRead(home: Pick<Home, 'id' | 'replies'>): void {
  const until = lastInstant(home.replies);
  if (until !== null) opened?.marks.read(home.id, until);
}
