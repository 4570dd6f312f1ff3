import type { Mutation } from '@tanstack/react-query';
import { unnamed, type Unsent, unsentOf } from '../device/unsent.ts';
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
    await Promise.race([untilNothingIsSent(signedIn), new Promise((done) => setTimeout(done, longestWait))]);
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
  const stop = onProgress(signedIn, listener);
  addEventListener('visibilitychange', listener);
  listener();
  return () => {
    isOver = true;
    stop();
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

function onProgress({ outbox, queryClient }: SignedIn, listener: () => void): () => void {
  const stops = [outbox.entries.subscribe(listener), queryClient.getMutationCache().subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function untilNothingIsSent(signedIn: SignedIn): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (hasUnfinished(signedIn)) return;
      stop();
      done();
    };
    const stop = onProgress(signedIn, check);
    check();
  });
}
