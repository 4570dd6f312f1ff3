import { useStore } from '../device/store.ts';
import type { Change } from '../domain/changes.ts';
import { useSignedIn } from './signed-in.ts';
import { useKnownHomes } from './use-homes.ts';

/** What changed since the person last looked. */
export interface Changes {
  /** The newest first; empty until the homes are there. */
  changes: readonly Change[];
  /** When the person last looked, in milliseconds since 1970. */
  since: number;
  /** Takes everything as seen. */
  markSeen: () => Promise<void>;
}

const none: readonly Change[] = [];

/** It does not suspend, so that the header can read it on every screen. */
export function useChanges(): Changes {
  const { userId, derived, changes } = useSignedIn();
  const before = useStore(changes.before);
  const homes = useKnownHomes()?.items;
  return {
    changes: homes ? derived.changes(before, homes, userId) : none,
    since: before.at,
    markSeen: changes.markSeen,
  };
}
