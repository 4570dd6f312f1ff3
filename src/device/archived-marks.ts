import * as z from 'zod/mini';
import type { Home } from '../domain/home.ts';
import { personStore } from './person-store.ts';
import { rebaseMap } from './shared-value.ts';

// A map, as an id may be the name of a property that every object has.
const marksSchema = z.catch(z.map(z.string(), z.enum(['liked', 'disliked'])), () => new Map());

/** What homes were before they were archived, by id. The server keeps one mark for each home, and the archive takes its place. */
export const archivedMarks = {
  read: async (userId: string) => marksSchema.parse(await personStore.read(userId, 'archived-marks')),

  /** Notes the marks of homes that are about to be archived. */
  async keep(userId: string, homes: readonly Pick<Home, 'id' | 'propStatus'>[]): Promise<void> {
    const isKept = await personStore.update(
      userId,
      'archived-marks',
      (stored) => {
        const marks = marksSchema.parse(stored);
        for (const { id, propStatus } of homes) {
          if (propStatus === 'liked' || propStatus === 'disliked') marks.set(id, propStatus);
          else if (propStatus === null) marks.delete(id);
        }
        return marks;
      },
      {
        rebase: (stored, base, mine) =>
          rebaseMap(marksSchema.parse(stored), marksSchema.parse(base), marksSchema.parse(mine)),
      },
    );
    if (isKept) return;
    const stop = personStore.onRetry(() => {
      stop();
      if (personStore.isAhead(userId, 'archived-marks')) void archivedMarks.keep(userId, []);
    });
  },
};
