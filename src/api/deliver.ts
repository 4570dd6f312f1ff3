import { dueEntries, type Entry, nextIn, type Outcome } from '../device/outbox-entry.ts';
import { report } from '../device/report.ts';
import { session } from '../device/session.ts';
import { withReply } from '../domain/conversation.ts';
import type { Write } from '../domain/write.ts';
import { ApiError } from './api-error.ts';
import { send } from './client.ts';
import { homesQuery, patchHome } from './homes.ts';
import type { Overlay } from './overlay.ts';
import { type ReplyDelivery, sendReply } from './send-reply.ts';

/** What the delivery of one person's writes works with. `signal` ends it. */
export interface Delivery extends ReplyDelivery {
  overlay: Overlay;
}

/** Sends what is in the outbox, now and whenever something is added. */
export function startDelivery(delivery: Delivery): void {
  const { outbox, signal } = delivery;
  const sentHere = new Set<string>();
  let before = outbox.entries.get();
  const stop = outbox.entries.subscribe(() => {
    const known = before;
    before = outbox.entries.get();
    acceptFromOtherTabs(delivery, known, sentHere);
  });
  signal.addEventListener('abort', stop);
  runOutbox(delivery, async (entry) => {
    const outcome = await deliver(entry, delivery);
    if (outcome.is === 'sent') sentHere.add(entry.id);
    return outcome;
  });
}

/** So many homes are sent at a time: a thousand archived ones must not become a thousand requests at once. */
const lanesAtOnce = 6;

/** Runs an attempt for each entry whose time has come: one at a time for each home, in one tab at a time. */
export function runOutbox(
  { userId, outbox, signal }: Pick<Delivery, 'userId' | 'outbox' | 'signal'>,
  attempt: (entry: Entry) => Promise<Outcome>,
): void {
  // The lanes that this tab sends or waits for: a second request for a lock would send nothing sooner.
  const lanes = new Set<string>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendDue(): void {
    clearTimeout(timer);
    if (isStopped || signal.aborted) return;
    const now = Date.now();
    if (lanes.size < lanesAtOnce)
      for (const { lane } of dueEntries(outbox.entries.get(), now)) if (lanes.size < lanesAtOnce) void sendLane(lane);
    const next = nextIn(outbox.entries.get(), now);
    if (next !== null) timer = setTimeout(sendDue, next);
  }

  async function sendLane(lane: string): Promise<void> {
    if (lanes.has(lane)) return;
    lanes.add(lane);
    try {
      // Where the tab that holds the lock dies, the next one gets it and goes on.
      await navigator.locks.request(`outbox/${userId}/${lane}`, { signal }, () => sendFirst(lane));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      lanes.delete(lane);
    }
    sendDue();
  }

  async function sendFirst(lane: string): Promise<void> {
    if (isStopped) return;
    const entry = await outbox.claim(lane);
    if (!entry || signal.aborted) return;
    const outcome = await attempt(entry).catch((): Outcome => ({ is: 'later' }));
    if (outcome.is === 'stopped') isStopped = true;
    if (outcome.is === 'parked') report({ type: 'gave-up', write: entry.write.kind });
    await outbox.settle(entry.id, outcome);
  }

  const stop = outbox.entries.subscribe(sendDue);
  addEventListener('online', () => void outbox.release('failed'), { signal });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  // The server may have learnt the call since the last visit.
  if (outbox.entries.get().some(({ state }) => state === 'parked')) void outbox.release('parked');
  else sendDue();
}

async function deliver({ id, lane: homeId, write }: Entry, delivery: Delivery): Promise<Outcome> {
  let arrived: Write | null = write;
  try {
    if (write.kind === 'reply') arrived = await sendReply({ id, homeId, message: write }, delivery);
    else await sendWrite(homeId, write);
  } catch (error) {
    const outcome = failedAttempt(error, write);
    if (outcome.is === 'stopped' && !delivery.signal.aborted) session.end('expired');
    if (outcome.is !== 'sent') return outcome;
  }
  if (!arrived) return { is: 'stopped' };
  await accept(homeId, arrived, delivery);
  return { is: 'sent' };
}

async function sendWrite(id: string, write: Exclude<Write, { kind: 'reply' }>): Promise<unknown> {
  switch (write.kind) {
    case 'answer':
      return send('setQuestion', { id, body: write.change });
    case 'mark':
      return send('setPropStatus', { id, body: { propStatus: write.propStatus } });
    case 'remove':
      return send('deleteProperty', { id });
  }
}

/** Statuses that pass by themselves, though an envelope may come with them. */
const passing = [408, 425, 429, 502, 503, 504];

function failedAttempt(error: unknown, { kind }: Write): Outcome {
  if (!(error instanceof ApiError)) return { is: 'later' };
  const { status, serverMessage: reason } = error;
  if (error.kind === 'session') return { is: 'stopped' };
  const isRefusal = error.kind === 'refused';
  if (error.isUnknownCall && !(isRefusal && status === 404)) {
    // What was written stays on the device. A mark or a deletion that no server will take is taken back instead.
    return kind === 'answer' || kind === 'reply' ? { is: 'parked' } : { is: 'refused', reason };
  }
  // The answer to an earlier deletion was lost: there is nothing left to delete.
  if (isRefusal && status === 404 && kind === 'remove') return { is: 'sent' };
  return isRefusal && !passing.includes(status ?? 0) ? { is: 'refused', reason } : { is: 'later' };
}

const isUnderWay = ({ state }: Entry) => state === 'waiting' || state === 'sending';

/** Takes a write into the cache. This happens before its entry leaves the outbox, so that nothing flickers in between. */
async function accept(homeId: string, write: Write, { userId, queryClient, outbox, overlay }: Delivery): Promise<void> {
  // A list that was asked for before the write would put the old value back. The very first one has nothing to put back.
  if (queryClient.getQueryData(homesQuery.queryKey)) await queryClient.cancelQueries(homesQuery);
  patchHome(queryClient, homeId, (home) =>
    write.kind === 'reply' ? withReply(home, userId, write, Date.now()) : overlay.apply(home, write),
  );
  const isLast = outbox.entries.get().filter(isUnderWay).length <= 1;
  if (write.kind === 'reply' || isLast) void queryClient.invalidateQueries(homesQuery);
}

/** Takes into this tab's cache what another tab has sent meanwhile. */
function acceptFromOtherTabs(delivery: Delivery, before: readonly Entry[], sentHere: Set<string>): void {
  const left = new Set(delivery.outbox.entries.get().map(({ id }) => id));
  for (const { id, lane, state, write } of before) {
    if (left.has(id) || sentHere.delete(id)) continue;
    if (state === 'sending') void accept(lane, write, delivery);
    // It may have been sent without this tab seeing that, and the next message is counted against the list.
    else if (write.kind === 'reply') void delivery.queryClient.invalidateQueries(homesQuery);
  }
}
