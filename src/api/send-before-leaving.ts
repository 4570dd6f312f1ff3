import type { Outbox } from '../device/outbox.ts';
import { hasUnsent } from '../device/unsent.ts';
import type { SignedIn } from './signed-in.ts';

/** How long a sign-out waits for what can still be sent, in milliseconds. */
const longestWait = 3000;

/** Sends what can still be sent before a sign-out. Resolves to whether the person would lose something by leaving now. */
export async function sendBeforeLeaving({ userId, outbox }: SignedIn): Promise<boolean> {
  if (navigator.onLine && isWaiting(outbox)) {
    // Entries that wait for their Undo or for a retry are sent now.
    await outbox.release('waiting');
    await Promise.race([untilNothingWaits(outbox), new Promise((done) => setTimeout(done, longestWait))]);
  }
  return hasUnsent(userId, outbox.entries.get());
}

const isWaiting = ({ entries }: Outbox) =>
  entries.get().some(({ state }) => state === 'waiting' || state === 'sending');

function untilNothingWaits(outbox: Outbox): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (isWaiting(outbox)) return;
      stop();
      done();
    };
    const stop = outbox.entries.subscribe(check);
    check();
  });
}
