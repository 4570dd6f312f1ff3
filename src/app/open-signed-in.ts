import { openChangeLog } from '#src/api/change-log.ts';
import { startDelivery } from '#src/api/deliver.ts';
import { createDerived } from '#src/api/derived.ts';
import { openKeptAnswers } from '#src/api/kept-answers.ts';
import { createOverlay } from '#src/api/overlay.ts';
import type { SignedIn } from '#src/api/signed-in.ts';
import { openOutbox } from '#src/device/outbox.ts';
import { personStore } from '#src/device/person-store.ts';
import { openPreferences } from '#src/device/preferences.ts';
import { openReadMarks } from '#src/device/read-marks.ts';
import { createQueryClient } from './query-client.ts';

/** Opens everything that belongs to one person, and starts to send what their outbox holds. */
export async function openSignedIn(userId: string): Promise<SignedIn> {
  const keptAnswers = openKeptAnswers(userId);
  const queryClient = createQueryClient(keptAnswers);
  const [outbox, changes, preferences, readMarks] = await Promise.all([
    openOutbox(userId),
    openChangeLog({ userId, queryClient, keptAnswers }),
    openPreferences(userId),
    openReadMarks(userId),
    personStore.forgetOthers(userId),
  ]);
  const overlay = createOverlay();
  const ended = new AbortController();
  startDelivery({ userId, outbox, queryClient, keptAnswers, overlay, signal: ended.signal });
  return {
    userId,
    queryClient,
    outbox,
    overlay,
    derived: createDerived(),
    readMarks,
    changes,
    preferences,
    keptAnswers,
    async dispose() {
      ended.abort();
      for (const part of [outbox, readMarks, changes, preferences, keptAnswers]) part.close();
      await queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
