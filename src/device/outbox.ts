import type { Write } from '../domain/write.ts';
import { countedMessages } from './counted-messages.ts';
import { hasLocks } from './lock.ts';
import { heldIfCutOff, type Outcome, opened, released, retried, type Sent, settleEntry } from './outbox-attempt.ts';
import { type Entry, entryFor, version } from './outbox-entry.ts';
import { withEntries, withoutSettled, withoutUnsentMarks } from './outbox-merge.ts';
import { dueEntries, queueOf } from './outbox-queues.ts';
import { openEntries, type SharedEntries } from './shared-entries.ts';
import { until } from './store.ts';
import { takenBack } from './taken-back.ts';

/** A write to the home whose id is `lane`. */
export interface Addition extends Pick<Entry, 'lane' | 'write'> {
  /** The server already has this mark: if it only takes back one that was never sent, neither is sent. */
  isOnServer?: boolean;
}

/** One person's writes on their way to the server: kept in IndexedDB, in the order in which they were made, the same in every tab. */
export interface Outbox extends Omit<SharedEntries, 'change'> {
  /** Keeps a write, to be sent after `delay` milliseconds. Resolves once it is kept, to the id of the entry that it became or joined. */
  add: (lane: string, write: Write, delay?: number) => Promise<string>;
  /** The same for many homes in one step. A function chooses the writes by what is kept, with no other write in between. */
  addAll: (
    writes: readonly Addition[] | ((kept: readonly Entry[]) => readonly Addition[]),
    delay?: number,
  ) => Promise<readonly string[]>;
  /** Takes back entries that have not been sent yet; resolves to how many could be. It holds even if the page closes at once. */
  discard: (ids: readonly string[]) => Promise<number>;
  /** Replaces the write of an entry, such as a message with its count. Resolves once it is kept. */
  rewrite: (id: string, write: Write) => Promise<void>;
  /** Tries entries again that were refused, parked or left unclear. */
  retry: (ids: readonly string[]) => Promise<void>;
  /** Makes entries due now: those that have failed before, or all of a state. */
  release: (which: Release) => Promise<void>;
  /** Marks the first due entry of a queue as being sent; null if there is none, as another tab has sent it. */
  claim: (queue: string) => Promise<Entry | null>;
  /** Removes messages that turned out to have arrived; the function chooses them by what is kept. */
  settleArrived: (arrived: (kept: readonly Entry[]) => readonly string[]) => Promise<void>;
  /** Resolves once a write can no longer be lost with the tab: the device has it, or it has left the outbox. */
  untilSafe: (id: string) => Promise<void>;
  /** Applies the outcome of an attempt: removes the entry, or says whether and when it is tried again. */
  settle: (sent: Sent, outcome: Outcome) => Promise<void>;
}

type Release = 'failed' | 'waiting' | 'parked';

const isOf = (which: Release, { state, attempts }: Entry) =>
  which === 'failed' ? (state === 'waiting' && attempts > 0) || state === 'parked' : state === which;

let hasAsked = false;

function askToPersist(): void {
  if (hasAsked || typeof navigator.storage?.persist !== 'function') return;
  hasAsked = true;
  navigator.storage.persist().catch(() => undefined);
}

/** Longer than an attempt to send an entry takes, in milliseconds. */
const longestAttempt = 120_000;

/**
 * The first entry of a queue that may be sent now, marked as being sent. If the browser has no locks, its hold keeps the other tabs from
 * sending it, too.
 */
function dueIn(entries: readonly Entry[], queue: string): Entry | undefined {
  const left = withoutSettled(entries, takenBack.get());
  const now = Date.now();
  const due = dueEntries(left, now).find((entry) => queueOf(entry) === queue);
  const hold = hasLocks() ? due?.hold : { since: now, until: now + longestAttempt };
  return due && { ...due, version, state: 'sending', write: countedMessages.restored(due.id, due.write), hold };
}

/** Whether the server may have the entry already, so that it cannot be taken back. */
const isTooLate = ({ state, attempts, write }: Entry) =>
  state === 'sending' || (state === 'waiting' && attempts > 0 && write.kind === 'remove');

export async function openOutbox(userId: string): Promise<Outbox> {
  const { entries: store, isDurable, change, close } = await openEntries(userId);

  const addAll: Outbox['addAll'] = async (writes, delay = 0) => {
    const now = Date.now();
    let added: Entry[] | undefined;
    let onServer = new Set<string>();
    let ids: string[] = [];
    await change((entries) => {
      // However often the edit runs, an entry has the same id.
      if (!added) {
        const additions = typeof writes === 'function' ? writes(entries) : writes;
        onServer = new Set(additions.flatMap(({ lane, isOnServer }) => (isOnServer ? [lane] : [])));
        added = additions.map(({ lane, write }) => entryFor(lane, write, now, delay));
      }
      const after = withoutUnsentMarks(withEntries(entries, added), onServer);
      const lastOf = new Map(after.map(({ lane, id }) => [lane, id]));
      ids = added.map(({ lane, id }) => lastOf.get(lane) ?? id);
      return after;
    });
    return ids;
  };

  async function discard(ids: readonly string[]): Promise<number> {
    const wanted = new Set(ids);
    let taken = 0;
    const shownAt = new Map(store.get().map(({ id, at }) => [id, at]));
    takenBack.add(ids.map((id) => ({ id, at: shownAt.get(id) ?? Date.now() })));
    await change((entries) => {
      const left = entries.filter((entry) => !wanted.has(entry.id) || isTooLate(entry));
      taken = entries.length - left.length;
      // An entry that may be on its way stays: if it fails, it is tried again.
      takenBack.remove(left.flatMap(({ id }) => (wanted.has(id) ? [id] : [])));
      return left;
    });
    if (isDurable.get()) takenBack.remove(ids);
    return taken;
  }

  function retry(ids: readonly string[]): Promise<void> {
    const wanted = new Set(ids);
    return change((entries) => entries.map((entry) => (wanted.has(entry.id) ? retried(entry) : opened(entry))));
  }

  async function claim(queue: string): Promise<Entry | null> {
    let claimed: Entry | undefined;
    // The stored entries decide, not those that this tab knows: another tab may have sent or changed one.
    await change((entries) => {
      const due = dueIn(entries, queue);
      const stored = entries.find(({ id }) => id === due?.id);
      const held = due && stored && heldIfCutOff({ ...stored, write: due.write }, Date.now());
      claimed = held ? undefined : due;
      return entries.map((entry) => (entry.id === due?.id ? (held ?? due) : entry));
    });
    return claimed ?? null;
  }

  return {
    entries: store,
    isDurable,
    untilSafe: (id) =>
      until([isDurable, store], () => isDurable.get() || !store.get().some((entry) => entry.id === id)),
    add: async (lane, write, delay) => (await addAll([{ lane, write }], delay))[0] ?? '',
    addAll,
    discard,
    async rewrite(id, write) {
      await change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, write } : entry)));
      if (write.kind === 'reply') countedMessages.add(id, write);
    },
    retry,
    release: (which) => change((entries) => entries.map((entry) => (isOf(which, entry) ? released(entry) : entry))),
    settleArrived: (arrived) =>
      change((entries) =>
        arrived(entries).reduce((left: Entry[], id) => settleEntry(left, { id }, { is: 'sent' }, Date.now()), entries),
      ),
    claim,
    async settle(sent, outcome) {
      // From now on an entry stays on this device for a while: ask the browser not to clear it.
      if (outcome.is === 'unreached') askToPersist();
      if (outcome.is === 'refused' || outcome.is === 'parked') countedMessages.remove(sent.id);
      const now = Date.now();
      await change((entries) => settleEntry(entries, sent, outcome, now));
    },
    close,
  };
}
