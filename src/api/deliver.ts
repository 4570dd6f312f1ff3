import { openChannel } from '../device/channel.ts';
import type { Outcome } from '../device/outbox-attempt.ts';
import type { Entry } from '../device/outbox-entry.ts';
import { session } from '../device/session.ts';
import { withReply } from '../domain/conversation.ts';
import { type Write, writeSchema } from '../domain/write.ts';
import { ApiError } from '../domain/api-error.ts';
import { isSame } from '../domain/same.ts';
import { send } from './client.ts';
import { forgetEarly } from './early.ts';
import { homeIn, homesQuery, patchHome } from './homes.ts';
import { runOutbox } from './run-outbox.ts';
import { readHomes, sendReply } from './send-reply.ts';
import { settleWhatArrived } from './settle-arrived.ts';
import type { Delivery } from './signed-in.ts';

/** Milliseconds until the list is read after the last of several writes. They are in the cache already; the server may have changed more. */
const refreshAfter = 5_000;

function createRefresh({ queryClient, signal }: Delivery): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => void queryClient.invalidateQueries(homesQuery), refreshAfter);
  };
}

/** The message by which a tab tells the others of a write that the server has taken; `id` is that of its entry. */
type News = Pick<Entry, 'id' | 'lane' | 'write'>;

export function startDelivery(options: Delivery): void {
  const { userId, outbox, queryClient, signal } = options;
  const channel = openChannel(`taken/${userId}`);
  const toldOf = new Set<string>();
  const delivery: Started = {
    ...options,
    refreshLater: createRefresh(options),
    tell(news) {
      toldOf.add(news.id);
      if (!signal.aborted) channel.postMessage(news);
    },
  };
  let known = outbox.entries.get();
  channel.onmessage = ({ data }) => {
    const { id, lane, write: told } = data as News;
    const { data: write } = writeSchema.safeParse(told);
    // A newer version of the portal may tell of a kind that this one does not know.
    if (!write) return;
    toldOf.add(id);
    const own = known.find((entry) => entry.id === id)?.write;
    // The known object, so that the home that is shown with it stays the same one.
    void accept({ id, lane, write: own && isSame(own, write) ? own : write }, delivery);
  };
  const stop = outbox.entries.subscribe(() => {
    const before = known;
    known = outbox.entries.get();
    const ids = new Set(known.map(({ id }) => id));
    // Nobody told of it: it was taken back, replaced, found on the server, or sent by a tab with an earlier version of the portal.
    if (before.some(({ id }) => !ids.has(id) && !toldOf.delete(id))) void queryClient.invalidateQueries(homesQuery);
  });
  signal.addEventListener('abort', () => {
    stop();
    channel.close();
  });
  settleWhatArrived(delivery);
  runOutbox(delivery, async (entry) => {
    // Another tab may have signed somebody else in a moment ago.
    if (session.get().userId !== userId) return { is: 'stopped' };
    return deliver(entry, delivery);
  });
}

type Started = Delivery & { refreshLater: () => void; tell: (news: News) => void };

async function deliver({ id, lane: homeId, write }: Entry, delivery: Started): Promise<Outcome> {
  let arrived: Write = write;
  try {
    if (write.kind === 'reply') {
      const sent = await sendReply({ id, homeId, message: write }, delivery);
      if (sent === 'stopped' || sent === 'unclear') return { is: sent };
      arrived = sent;
    } else await sendWrite(homeId, write);
  } catch (error) {
    const outcome = failedAttempt(error, write);
    if (outcome.is !== 'refused' || write.kind !== 'remove' || !(await isGone(homeId, error, delivery))) return outcome;
  }
  const news = { id, lane: homeId, write: arrived };
  delivery.tell(news);
  await accept(news, delivery);
  // After a message the list is read at once.
  if (arrived.kind !== 'reply') void delivery.keptAnswers.noteTaken(homeId, arrived);
  return { is: 'sent' };
}

/** Whether a home is not found because an earlier try, whose answer was lost, deleted it. The server may also not know the call. */
async function isGone(homeId: string, error: unknown, { signal }: Started): Promise<boolean> {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status !== 404) return false;
  const homes = await readHomes(signal).catch(() => undefined);
  return homes !== undefined && homeIn(homes, homeId) === undefined;
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

/** Statuses of an overloaded server, even if an envelope comes with them. */
const busy = [408, 425, 429, 503, 504];

/** A gateway gave up waiting, and the server behind it may still finish. */
const isLate = ({ kind, status }: ApiError) => kind === 'timeout' || status === 408 || status === 504;

/** The session ended before the answer came. */
const isCutOff = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function failedAttempt(error: unknown, { kind }: Write): Outcome {
  // The server may still take it while the person signs in again.
  if (kind === 'reply' && isCutOff(error)) return { is: 'stopped', isLate: true };
  if (!(error instanceof ApiError)) return { is: 'later' };
  const { status, serverMessage: reason, retryAfter } = error;
  if (error.kind === 'session') return { is: 'stopped' };
  if (error.kind === 'network' || error.kind === 'timeout' || busy.includes(status ?? 0))
    return { is: 'unreached', retryAfter, isLate: kind === 'reply' && isLate(error) };
  const isRefusal = error.kind === 'refused';
  if (error.isUnknownCall && !(isRefusal && status === 404)) {
    // Answers and messages stay on the device. A mark or a deletion that no server will take is taken back.
    return kind === 'answer' || kind === 'reply' ? { is: 'parked' } : { is: 'refused', reason };
  }
  // A proxy on the way refuses with a page and not with an envelope, as for a body that is too large.
  const isRefusedOnTheWay = status !== null && status >= 400 && status < 500;
  if (!isRefusal && !isRefusedOnTheWay) return { is: 'later' };
  return { is: 'refused', reason, mayHaveArrived: (status ?? 0) >= 500 };
}

/** Takes a write into the cache. This happens before its entry leaves the outbox, so that nothing flickers in between. */
async function accept({ lane: homeId, write }: News, delivery: Started): Promise<void> {
  const { userId, queryClient, overlay } = delivery;
  const patch = () => {
    patchHome(queryClient, homeId, (home) =>
      write.kind === 'reply' ? withReply(home, userId, write, Date.now()) : overlay.apply(home, write),
    );
    if (write.kind === 'reply') void queryClient.invalidateQueries(homesQuery);
    else delivery.refreshLater();
  };
  // A list that was requested before the write would bring the old value back.
  if (queryClient.getQueryData(homesQuery.queryKey)) {
    await queryClient.cancelQueries(homesQuery);
    patch();
    return;
  }
  // What the page asked for before its code came is older than the write.
  forgetEarly();
  // The first list of all is patched once it comes. The next entry does not wait for it: that may take minutes.
  const first = queryClient.getQueryCache().find(homesQuery)?.promise ?? Promise.resolve();
  void first.catch(() => undefined).then(patch);
}
