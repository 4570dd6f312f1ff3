import * as z from 'zod/mini';
import type { Home } from '../domain/home.ts';
import { openSharedMap } from './shared-value.ts';
import type { ReadableStore } from './store.ts';

/**
 * What homes were before they were archived, by id, the same in every tab. The server keeps one mark for each home, and the archive takes
 * its place.
 */
export interface ArchivedMarks extends ReadableStore<ReadonlyMap<string, 'liked' | 'disliked'>> {
  /** Notes the marks of homes that are about to be archived. */
  keep: (homes: readonly Pick<Home, 'id' | 'propStatus'>[]) => void;
  close: () => void;
}

export async function openArchivedMarks(userId: string): Promise<ArchivedMarks> {
  const { change, ...shared } = await openSharedMap(userId, 'archived-marks', z.enum(['liked', 'disliked']));
  return {
    ...shared,
    keep: (homes) =>
      change((known) => {
        const marks = new Map(known);
        for (const { id, propStatus } of homes) {
          if (propStatus === 'liked' || propStatus === 'disliked') marks.set(id, propStatus);
          else if (propStatus === null) marks.delete(id);
        }
        return marks;
      }),
  };
}
