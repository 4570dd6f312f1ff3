import { useMemo } from 'react';
import type { Addition, Outbox } from '../device/outbox.ts';
import type { Entry } from '../device/outbox-entry.ts';
import { database } from '../device/database.ts';
import { personStore } from '../device/person-store.ts';
import { useStore } from '../device/store.ts';
import type { Home, PropStatus } from '../domain/home.ts';
import { withWrites } from '../domain/write.ts';
import { homesQuery } from './homes.ts';
import { isShown } from './overlay.ts';
import { type SignedIn, useSignedIn } from './signed-in.ts';

type MarkedHome = Pick<Home, 'id' | 'propStatus'>;

/** Marks that are kept, on this device or in this tab. */
export interface SetMarks {
  /** The homes without those whose mark the server has refused, and those that the buyer has done something else to since. */
  standing: (homes: readonly Home[]) => readonly Home[];
  /** Puts homes back. Resolves to false if one could not be, because something else was done to it since. */
  undo: (homes: readonly MarkedHome[]) => Promise<boolean>;
}

/** The buyer's writes to homes. A write shows at once on every screen; `api/deliver.ts` sends it. */
export interface Writes extends Pick<Outbox, 'add' | 'addAll' | 'discard' | 'untilSafe' | 'retry'> {
  /** Marks homes, given as they were before. */
  mark: (homes: readonly MarkedHome[], propStatus: PropStatus) => Promise<SetMarks>;
  /** Takes homes out of the archive, each with the mark that it had before. */
  restore: (homes: readonly MarkedHome[]) => Promise<SetMarks>;
}

const markOf = (lane: string, propStatus: PropStatus): Addition => ({ lane, write: { kind: 'mark', propStatus } });

/** The marks of archived homes, with those of homes that are about to be archived. */
function withMarksOf(homes: readonly MarkedHome[], known: ReadonlyMap<string, 'liked' | 'disliked'>) {
  const marks = new Map(known);
  for (const { id, propStatus } of homes) {
    if (propStatus === 'liked' || propStatus === 'disliked') marks.set(id, propStatus);
    else if (propStatus === null) marks.delete(id);
  }
  return marks;
}

function writesOf({ outbox, queryClient, preferences: { archivedMarks } }: SignedIn): Writes {
  /** Restores marks, except where a home was marked again or deleted since. */
  async function unmark(homes: readonly MarkedHome[], set: ReadonlyMap<string, PropStatus>): Promise<boolean> {
    const before = new Map(homes.map(({ id, propStatus }) => [id, propStatus]));
    let overtaken = 0;
    await outbox.addAll((entries) => {
      const known = queryClient.getQueryData(homesQuery.queryKey)?.items.filter(({ id }) => before.has(id)) ?? [];
      const shown = withWrites(known, entries.filter(isShown));
      const marked = shown.filter(({ id, propStatus }) => propStatus === set.get(id));
      // A mark that the server refused has gone already.
      const unmarked = shown.filter(
        ({ id, propStatus }) => propStatus !== set.get(id) && propStatus === before.get(id),
      );
      overtaken = before.size - marked.length - unmarked.length;
      const onServer = new Map(known.map(({ id, propStatus }) => [id, propStatus]));
      return marked.map(({ id }) => {
        const mark = before.get(id) ?? null;
        return { ...markOf(id, mark), isOnServer: onServer.get(id) === mark };
      });
    });
    return overtaken === 0;
  }

  async function setMarks(homes: readonly MarkedHome[], markFor: (id: string) => PropStatus): Promise<SetMarks> {
    const marks = new Map(homes.map(({ id }) => [id, markFor(id)]));
    await outbox.addAll([...marks].map(([id, mark]) => markOf(id, mark)));
    return {
      standing(of) {
        const entries = outbox.entries.get().filter(({ write }) => write.kind === 'mark' || write.kind === 'remove');
        const latest = new Map(entries.map((entry) => [entry.lane, entry]));
        const isSending = entries.some(({ state }) => state === 'sending');
        return of.filter(({ id }) => {
          const entry = latest.get(id);
          // The server has the mark.
          if (!entry) return true;
          if (entry.write.kind !== 'mark' || entry.write.propStatus !== marks.get(id)) return false;
          // Marks that are being sent may be refused, too: they leave together.
          return entry.state !== 'refused' || isSending;
        });
      },
      undo: (of) => unmark(of, marks),
    };
  }

  return {
    ...outbox,
    mark(homes, propStatus) {
      if (propStatus === 'hidden') archivedMarks.change((known) => withMarksOf(homes, known));
      return setMarks(homes, () => propStatus);
    },
    restore: (homes) => setMarks(homes, (id) => archivedMarks.get().get(id) ?? null),
  };
}

/** The same object for as long as the person is signed in. */
export function useWrites(): Writes {
  const signedIn = useSignedIn();
  return useMemo(() => writesOf(signedIn), [signedIn]);
}

/** The writes that have not reached the server yet, in the order in which they were made. */
export const useEntries = (): readonly Entry[] => useStore(useSignedIn().outbox.entries);

/** Whether the device has stored the unsent writes; otherwise only this tab has them. */
export const useIsDurable = (): boolean => useStore(useSignedIn().outbox.isDurable);

/** Whether the device will probably store the next write: it has stored those so far, and its database has not just failed. */
export function useIsKeeping(): boolean {
  const isFailing = useStore(database.isFailing);
  return useIsDurable() && !isFailing;
}

/** Whether the device has stored every draft. */
export const useAreDraftsSafe = (): boolean => useStore(personStore.lostWithTab).length === 0;
