import { useDeferredValue } from 'react';
import { useStore } from '../device/store.ts';
import type { Change } from '../domain/changes.ts';
import { useSignedIn } from './signed-in.ts';
import { useKnownHomes } from './use-homes.ts';

const noChanges: readonly Change[] = [];

/** The changes since the person's last visit. It does not suspend, so that the header can read it on every screen. */
export function useChanges() {
  const { userId, derived, changes, readMarks } = useSignedIn();
  const before = useStore(changes.before);
  const until = useStore(readMarks.until);
  // Deferred, as in `useUnread`.
  const homes = useDeferredValue(useKnownHomes())?.items;
  const found = homes ? derived.changes(before, homes, userId, until) : noChanges;
  return {
    /** The newest first; empty until the homes are there. */
    changes: found,
    /** When the last visit was, in milliseconds since 1970; null if unknown. */
    since: before.homes === null && found.length === 0 ? null : before.at,
    markSeen: changes.markSeen,
  };
}
