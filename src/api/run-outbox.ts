import { withLock } from '../device/lock.ts';
import type { Outcome } from '../device/outbox-attempt.ts';
import type { Entry } from '../device/outbox-entry.ts';
import { dueEntries, urgentFirst, nextIn, queueOf } from '../device/outbox-queues.ts';
import { report } from '../device/report.ts';
import { session } from '../device/session.ts';
import type { Delivery } from './signed-in.ts';

/** How many queues are sent at a time: archiving a thousand must not make a thousand requests at once. */
const queuesAtOnce = 6;

/** Runs an attempt for each entry whose time has come: one at a time for each queue, in one tab at a time. */
export function runOutbox(
  { userId, outbox, signal }: Pick<Delivery, 'userId' | 'outbox' | 'signal'>,
  attempt: (entry: Entry) => Promise<Outcome>,
): void {
  // The queues that this tab sends or waits for: a second request for a lock would send nothing sooner.
  const queues = new Set<string>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendDue(): void {
    clearTimeout(timer);
    if (isStopped || signal.aborted) return;
    const now = Date.now();
    const entries = outbox.entries.get();
    if (queues.size < queuesAtOnce)
      for (const entry of urgentFirst(dueEntries(entries, now)))
        if (queues.size < queuesAtOnce) void sendQueue(queueOf(entry));
    const next = nextIn(entries, now);
    if (next !== null) timer = setTimeout(sendDue, next);
  }

  async function sendQueue(queue: string): Promise<void> {
    if (queues.has(queue)) return;
    queues.add(queue);
    try {
      // If the tab that holds the lock dies, the next one gets it and continues.
      await withLock(`outbox/${userId}/${queue}`, () => sendFirst(queue), signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      queues.delete(queue);
    }
    sendDue();
  }

  async function sendFirst(queue: string): Promise<void> {
    if (isStopped) return;
    const entry = await outbox.claim(queue);
    if (!entry || signal.aborted) return;
    const outcome = await attempt(entry).catch((): Outcome => ({ is: 'later' }));
    // The same person may have signed in again meanwhile.
    if (outcome.is === 'stopped') isStopped = !session.get().token || session.get().userId !== userId;
    if (outcome.is === 'parked') report({ type: 'gave-up', write: entry.write.kind });
    await outbox.settle(entry, outcome);
  }

  const stop = outbox.entries.subscribe(sendDue);
  addEventListener('online', () => void outbox.release('failed'), { signal });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  // The server may support the call by now.
  if (outbox.entries.get().some(({ state }) => state === 'parked')) void outbox.release('parked');
  else sendDue();
}
