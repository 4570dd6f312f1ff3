import type { Mutation } from '@tanstack/react-query';
import { hasUnsent } from '../device/unsent.ts';
import type { SignedIn } from './signed-in.ts';

/** How long a sign-out waits for what can still be sent, in milliseconds. */
const longestWait = 3000;

/** Forms that were on their way when the person wanted to leave. */
type Forms = readonly Mutation[];

export const formsOnTheirWay = ({ queryClient }: SignedIn): Forms =>
  queryClient.getMutationCache().findAll({ status: 'pending' });

/** Sends what can still be sent before a sign-out. Resolves to whether the person would lose something by leaving now. */
export async function sendBeforeLeaving(signedIn: SignedIn, forms = formsOnTheirWay(signedIn)): Promise<boolean> {
  if (navigator.onLine && hasUnfinished(signedIn)) {
    // Entries that wait for their Undo or for a retry are sent now.
    await signedIn.outbox.release('waiting');
    await Promise.race([untilNothingIsSent(signedIn), new Promise((done) => setTimeout(done, longestWait))]);
  }
  return wouldLose(signedIn, forms);
}

/** Calls back, now and after each progress, where nothing would be lost by leaving. The function that it returns stops it. */
export function whenNothingIsLost(signedIn: SignedIn, forms: Forms, done: () => void): () => void {
  let isOver = false;
  const check = async () => {
    if (!(await wouldLose(signedIn, forms)) && !isOver) done();
  };
  const stop = onProgress(signedIn, () => void check());
  void check();
  return () => {
    isOver = true;
    stop();
  };
}

const wouldLose = async ({ userId, outbox }: SignedIn, forms: Forms): Promise<boolean> =>
  forms.some(({ state }) => state.status !== 'success') || hasUnsent(userId, outbox.entries.get());

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
