import type { Mutation } from '@tanstack/react-query';
import { unnamed, type Unsent, unsentOf } from '../device/unsent.ts';
import { until } from '../device/store.ts';
import type { SignedIn } from './signed-in.ts';

/** How long a sign-out waits for what can still be sent, in milliseconds. */
const longestWait = 3000;

/** Forms that were on their way when the person wanted to leave. */
type Forms = readonly Mutation[];

export const formsOnTheirWay = ({ queryClient }: SignedIn): Forms =>
  queryClient.getMutationCache().findAll({ status: 'pending' });

/** Sends what can still be sent before a sign-out. Resolves to what the person would lose by leaving now. */
export async function sendBeforeLeaving(signedIn: SignedIn, forms = formsOnTheirWay(signedIn)): Promise<Unsent | null> {
  if (navigator.onLine && hasUnfinished(signedIn)) {
    // Entries that wait for their Undo or for a retry are sent now.
    await signedIn.outbox.release('waiting');
    await Promise.race([
      until(progressOf(signedIn), () => !hasUnfinished(signedIn)),
      new Promise((done) => setTimeout(done, longestWait)),
    ]);
  }
  return lossOf(signedIn, forms);
}

/**
 * Calls back with what would be lost by leaving: now, after each progress, and when the tab comes into view again. The function that it
 * returns stops it.
 */
export function followLoss(signedIn: SignedIn, forms: Forms, tell: (loss: Unsent | null) => void): () => void {
  let isOver = false;
  const check = async () => {
    const loss = await lossOf(signedIn, forms);
    if (!isOver) tell(loss);
  };
  const listener = () => void check();
  const stops = progressOf(signedIn).map((source) => source.subscribe(listener));
  addEventListener('visibilitychange', listener);
  listener();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    removeEventListener('visibilitychange', listener);
  };
}

async function lossOf({ userId, outbox }: SignedIn, forms: Forms): Promise<Unsent | null> {
  const isFormLost = forms.some(({ state }) => state.status !== 'success');
  const entries = outbox.entries.get();
  return isFormLost ? unnamed : unsentOf(userId, entries, entries.length > 0 && !outbox.isDurable.get());
}

/** Whether a form or an entry of the outbox is on its way, or is about to be. */
export const hasUnfinished = ({ outbox, queryClient }: SignedIn): boolean =>
  queryClient.isMutating() > 0 || outbox.entries.get().some(({ state }) => state === 'waiting' || state === 'sending');

/** What changes with a form or an entry. */
const progressOf = ({ outbox, queryClient }: SignedIn) => [outbox.entries, queryClient.getMutationCache()];
