import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presetWeights } from '../domain/ranking.ts';
import { openOutbox } from './outbox.ts';
import { personStore } from './person-store.ts';
import { openPreferences } from './preferences.ts';
import { openReadMarks } from './read-marks.ts';
import { stubBrowser } from './spec-browser.ts';
import { full, message, pageWithSilence } from './spec-database.ts';

/*
 * What a page does whose database does not answer, answers again, or commits what it was given up for.
 */

const { indexedDB } = globalThis;
let user = '';

beforeEach(() => {
  user = crypto.randomUUID();
  localStorage.clear();
  stubBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the drafts of a visit whose database fell silent', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { silence, store: before } = await pageWithSilence();
  const kept = before.write(user, 'draft/agent', 'linda@example.com');
  silence.abort();
  expect(await kept).toBe(true);
  vi.unstubAllGlobals();
  stubBrowser();
  const { store } = await pageWithSilence();
  expect(await store.read(user, 'draft/agent')).toBe('linda@example.com');
  await store.forget(user);
  expect(await store.read(user, 'draft/agent')).toBeUndefined();
  expect(localStorage.getItem('unstored_drafts')).toBeNull();
});

async function outboxWithoutDatabase() {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { silence, open } = await pageWithSilence();
  const opening = open(user);
  silence.abort();
  return opening;
}

it('does without a database that never answers', async () => {
  const outbox = await outboxWithoutDatabase();
  await outbox.add('p1', message);
  expect(outbox.entries.get()).toHaveLength(1);
  expect(outbox.isDurable.get()).toBe(false);
  outbox.close();
});

it('keeps the outbox of a visit in whose middle the database falls silent, and asks before a sign-out', async () => {
  const { silence, open, unsentOf } = await pageWithSilence();
  const outbox = await open(user);
  const id = await outbox.add('p1', message);
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest);
  new BroadcastChannel(`outbox/${user}`).postMessage(null);
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  silence.abort();
  expect(await unsentOf(user, outbox.entries.get())).not.toBeNull();
  await outbox.add('p2', message);
  expect(outbox.entries.get()).toMatchObject([{ id }, { lane: 'p2' }]);
  expect(await unsentOf(user, [])).not.toBeNull();
  outbox.close();
});

it('asks before a sign-out about what another tab could not store, until that is sent', async () => {
  const outbox = await outboxWithoutDatabase();
  const id = await outbox.add('p1', message);
  vi.stubGlobal('indexedDB', indexedDB);
  const { unsentOf } = await pageWithSilence();
  expect(await unsentOf(user, [])).not.toBeNull();
  await outbox.settle({ id }, { is: 'sent' });
  expect(await unsentOf(user, [])).toBeNull();
  outbox.close();
});

/** The page asks the database again. */
const later = () => vi.advanceTimersByTimeAsync(20_000);

it('asks a database that fell silent again later, and stores what was done meanwhile, in another tab too', async () => {
  const other = await openOutbox(user);
  const { silence, open, store } = await pageWithSilence();
  const outbox = await open(user);
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValueOnce({} as IDBRequest);
  const adding = outbox.add('p1', message);
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  silence.abort();
  const id = await adding;
  await outbox.add('p2', message);
  await outbox.discard([id]);
  await other.add('p3', message);
  expect(outbox.isDurable.get()).toBe(false);
  expect(await store.update(user, 'read-marks', () => ['p1'])).toBe(false);
  await later();
  expect(await store.update(user, 'read-marks', (known) => [...(known as string[]), 'p2'])).toBe(true);
  await outbox.add('p4', message);
  expect(outbox.isDurable.get()).toBe(true);
  // In any order, because the two tabs may have added theirs in the same millisecond.
  expect(new Set(outbox.entries.get().map(({ lane }) => lane))).toEqual(new Set(['p2', 'p3', 'p4']));
  expect(await personStore.read(user, 'outbox')).toEqual(outbox.entries.get());
  expect(await personStore.read(user, 'read-marks')).toEqual(['p1', 'p2']);
  for (const tab of [outbox, other]) tab.close();
});

it('deletes after a sign-out what a silent database holds, once it answers again', async () => {
  const { silence, store } = await pageWithSilence();
  await store.write(user, 'draft/agent', 'linda@example.com');
  await store.write(user, 'read-marks', ['p1']);
  const keys = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockReturnValueOnce({} as IDBRequest);
  const forgetting = store.forget(user);
  await vi.waitFor(() => expect(keys).toHaveBeenCalled());
  silence.abort();
  await forgetting;
  expect(await personStore.read(user, 'draft/agent')).toBe('linda@example.com');
  await later();
  await vi.waitFor(async () => expect(await personStore.read(user, 'draft/agent')).toBeUndefined());
  expect(await personStore.read(user, 'read-marks')).toEqual(['p1']);
});

it('opens the database again where it never opened, and stores what was done meanwhile by itself', async () => {
  const outbox = await outboxWithoutDatabase();
  await outbox.add('p1', message);
  vi.unstubAllGlobals();
  stubBrowser();
  const safe = vi.fn<() => void>();
  void outbox.untilSafe(outbox.entries.get()[0]?.id ?? '').then(safe);
  await later();
  await vi.waitFor(() => expect(safe).toHaveBeenCalled());
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ lane: 'p1' }]);
  outbox.close();
});

it('stores once what the database commits after it was given up', async () => {
  const { silence, open } = await pageWithSilence();
  const outbox = await open(user);
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => silence.abort());
  const id = await outbox.add('p1', message);
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ id }]);
  expect(outbox.isDurable.get()).toBe(false);
  const sent = await outbox.claim('p1/reply');
  expect(sent).toMatchObject({ id });
  await outbox.settle(sent!, { is: 'unreached', isLate: true });
  commit.mockRestore();
  await later();
  await outbox.add('p2', message);
  expect(await personStore.read(user, 'outbox')).toMatchObject([
    { id, state: 'waiting', attempts: 1 },
    { lane: 'p2', state: 'waiting' },
  ]);
  outbox.close();
});

it('does not send a message again that the database commits after it was given up', async () => {
  const other = await openOutbox(user);
  const { silence, open } = await pageWithSilence();
  const outbox = await open(user);
  await outbox.add('p1', { kind: 'mark', propStatus: 'hidden' });
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => silence.abort());
  const id = await outbox.add('p2', message);
  expect(outbox.entries.get().map(({ lane }) => lane)).toEqual(['p1', 'p2']);
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ lane: 'p1' }, { id }]);
  const sent = await outbox.claim('p2/reply');
  expect(sent).toMatchObject({ id });
  await outbox.settle(sent!, { is: 'sent' });
  expect(await other.claim('p2/reply')).toBeNull();
  expect(other.entries.get().map(({ lane }) => lane)).toEqual(['p1']);
  const after = await openOutbox(user);
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ lane: 'p1' }]);
  for (const tab of [outbox, other, after]) tab.close();
});

it('knows a message as posted that the database commits late as one that was never counted', async () => {
  const { silence, open } = await pageWithSilence();
  const outbox = await open(user);
  const id = await outbox.add('p1', message);
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => silence.abort());
  expect(await outbox.claim('p1/reply')).toMatchObject({ id, state: 'sending' });
  await outbox.rewrite(id, { ...message, alikeBefore: 2, posts: 1 });
  outbox.close();
  const after = await openOutbox(user);
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ id, write: message, state: 'sending' }]);
  const sent = await after.claim('p1/reply');
  expect(sent).toMatchObject({ id, write: { ...message, alikeBefore: 2, posts: 1 } });
  await after.settle(sent!, { is: 'sent' });
  expect(localStorage.getItem('counted_messages')).toBeNull();
  after.close();
});

it('forgets the count of a message that was discarded, and of those that left the outbox with their person', async () => {
  const { silence, open, store } = await pageWithSilence();
  const outbox = await open(user);
  const [one = '', two = ''] = await outbox.addAll([
    { lane: 'p1', write: message },
    { lane: 'p2', write: message },
  ]);
  const counted = { ...message, alikeBefore: 0, posts: 1 };
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => silence.abort());
  await outbox.rewrite(one, counted);
  await outbox.rewrite(two, counted);
  expect(Object.keys(JSON.parse(localStorage.getItem('counted_messages') ?? '{}') as object)).toEqual([one, two]);
  await later();
  await outbox.discard([one]);
  expect(Object.keys(JSON.parse(localStorage.getItem('counted_messages') ?? '{}') as object)).toEqual([two]);
  await store.forget(user);
  outbox.close();
  const next = await open('somebody else');
  await next.add('p1', message);
  expect(localStorage.getItem('counted_messages')).toBeNull();
  next.close();
});

it('commits nothing late of a change that the page has made in memory instead', async () => {
  const { silence, open } = await pageWithSilence();
  const outbox = await open(user);
  const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')!.value as IDBObjectStore['get'];
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
    silence.abort();
    return get.call(this, key);
  });
  await outbox.add('p1', message);
  expect(outbox.entries.get()).toHaveLength(1);
  expect(await personStore.read(user, 'outbox')).toBeUndefined();
  outbox.close();
});

it('reads by itself what a database silent at the opening had', async () => {
  const [before, marksBefore, preferencesBefore] = [
    await openOutbox(user),
    await openReadMarks(user),
    await openPreferences(user),
  ];
  await before.add('p1', message);
  marksBefore.mark('p1', 5);
  preferencesBefore.doneConversations.change(() => new Map([['p1', 5]]));
  const weights = { ...presetWeights(null), location: 5 };
  preferencesBefore.weights.set(weights);
  await vi.waitFor(async () => expect(await personStore.read(user, 'ranking-weights')).toBeDefined());
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { silence, open, readMarks, openPreferences: preferencesOf } = await pageWithSilence();
  const opening = Promise.all([open(user), readMarks(user), preferencesOf(user)]);
  silence.abort();
  const [outbox, marks, preferences] = await opening;
  vi.unstubAllGlobals();
  stubBrowser();
  expect(outbox.entries.get()).toEqual([]);
  expect(preferences.weights.get()).toBeNull();
  marks.mark('p2', 7);
  const { rate, ...rest } = preferences.costAssumptions.get();
  preferences.costAssumptions.set({ rate: rate + 1, ...rest });
  await later();
  await vi.waitFor(() => {
    expect(outbox.entries.get()).toMatchObject([{ lane: 'p1' }]);
    expect(Object.fromEntries(marks.until.get())).toEqual({ p1: 5, p2: 7 });
    expect(Object.fromEntries(preferences.doneConversations.get())).toEqual({ p1: 5 });
    expect(preferences.weights.get()).toEqual(weights);
  });
  expect(await personStore.read(user, 'read-marks')).toHaveLength(2);
  expect(await personStore.read(user, 'cost-assumptions')).toMatchObject({ rate: rate + 1 });
  for (const tab of [before, marksBefore, preferencesBefore, outbox, marks, preferences]) tab.close();
});

it('does no more at each write the longer the disk stays full, and adds nothing by itself', async () => {
  const { store, open } = await pageWithSilence();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const change = vi.fn<(known: unknown) => number>((known) => Number(known ?? 0) + 1);
  for (let turn = 0; turn < 20; turn += 1) await store.update(user, 'snapshot', change);
  // In the database, there once more without the kept answers, and in memory.
  expect(change).toHaveBeenCalledTimes(60);
  expect(await store.read(user, 'snapshot')).toBe(20);
  const outbox = await open(user);
  await outbox.add('p1', message);
  put.mockClear();
  for (let turn = 0; turn < 20; turn += 1) await later();
  expect(put.mock.calls.length).toBeLessThanOrEqual(40);
  put.mockRestore();
  await later();
  await vi.waitFor(() => expect(outbox.isDurable.get()).toBe(true));
  expect(await personStore.read(user, 'outbox')).toHaveLength(1);
  outbox.close();
});

/** A tab whose write the database commits after it was given up, and another one, which has read it. */
async function lateCommit(...[lane, write]: Parameters<Awaited<ReturnType<typeof openOutbox>>['add']>) {
  const other = await openOutbox(user);
  const { silence, open } = await pageWithSilence();
  const outbox = await open(user);
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => silence.abort());
  const id = await outbox.add(lane, write);
  await vi.waitFor(() => expect(other.entries.get()).toMatchObject([{ id }]));
  return { outbox, other, id };
}

it('does not send a message again that was committed late and that another tab has sent', async () => {
  const { outbox, other, id } = await lateCommit('p1', message);
  const sent = await other.claim('p1/reply');
  expect(sent).toMatchObject({ id });
  await other.settle(sent!, { is: 'sent' });
  await vi.waitFor(() => expect(outbox.entries.get()).toEqual([]));
  expect(await outbox.claim('p1/reply')).toBeNull();
  await later();
  await outbox.add('p2', message);
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ lane: 'p2' }]);
  for (const tab of [outbox, other]) tab.close();
});

it('does not send a message uncounted that another tab has posted', async () => {
  const { outbox, other, id } = await lateCommit('p1', message);
  const sent = await other.claim('p1/reply');
  await other.rewrite(id, { ...message, alikeBefore: 0, posts: 1 });
  await other.settle(sent!, { is: 'unreached' });
  expect(await outbox.claim('p1/reply')).toMatchObject({ id, write: { ...message, alikeBefore: 0, posts: 1 } });
  for (const tab of [outbox, other]) tab.close();
});

it('sends a later mark that only one tab knows, and no earlier one after it', async () => {
  const { outbox, other } = await lateCommit('p1', { kind: 'mark', propStatus: 'liked' });
  await outbox.add('p1', { kind: 'mark', propStatus: 'hidden' });
  const sentLater = await other.claim('p1/mark');
  expect(sentLater).toMatchObject({ write: { propStatus: 'liked' } });
  await other.settle(sentLater!, { is: 'sent' });
  const sent = await outbox.claim('p1/mark');
  expect(sent).toMatchObject({ write: { propStatus: 'hidden' } });
  await outbox.settle(sent!, { is: 'sent' });
  expect(await other.claim('p1/mark')).toBeNull();
  await later();
  await outbox.add('p2', message);
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ lane: 'p2' }]);
  expect(localStorage.getItem('taken_back')).toBeNull();
  for (const tab of [outbox, other]) tab.close();
});

it('does not wait longer for a late message because it is stored later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const outbox = await openOutbox(user);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const id = await outbox.add('p1', message);
  await outbox.settle({ id }, { is: 'unreached', isLate: true });
  const hold = outbox.entries.get()[0]?.hold;
  vi.setSystemTime(50_000);
  put.mockRestore();
  await outbox.add('p2', message);
  expect(await personStore.read(user, 'outbox')).toMatchObject([{ id, hold }, { lane: 'p2' }]);
  outbox.close();
});

it('does not send what another tab has taken back, though its own database falls silent before it says so', async () => {
  const other = await openOutbox(user);
  const { silence, open } = await pageWithSilence();
  const outbox = await open(user);
  const id = await other.add('p1', { kind: 'remove' });
  await vi.waitFor(() => expect(outbox.entries.get()).toMatchObject([{ id }]));
  const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')!.value as IDBObjectStore['get'];
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => ({}) as IDBRequest);
  reading.mockImplementationOnce(function (this: IDBObjectStore, key) {
    return get.call(this, key);
  });
  expect(await other.discard([id])).toBe(1);
  await vi.waitFor(() => expect(reading).toHaveBeenCalledTimes(2));
  silence.abort();
  expect(await outbox.claim('p1/remove')).toBeNull();
  for (const tab of [outbox, other]) tab.close();
});

it('does not send what was taken back while the database was late, on the next page, whose database is late as well', async () => {
  const before = await openOutbox(user);
  const id = await before.add('p1', { kind: 'remove' }, 6500);
  before.close();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const first = await pageWithSilence();
  const opening = first.open(user);
  first.silence.abort();
  const late = await opening;
  await late.discard([id]);
  late.close();
  const second = await pageWithSilence();
  const reopening = second.open(user);
  // Until it has asked the database.
  await vi.advanceTimersByTimeAsync(0);
  second.silence.abort();
  const after = await reopening;
  expect(JSON.parse(localStorage.getItem('taken_back') ?? '{}')).toEqual({ [id]: expect.any(Number) as number });
  vi.unstubAllGlobals();
  stubBrowser();
  await later();
  await vi.waitFor(async () => expect(await personStore.read(user, 'outbox')).toEqual([]));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  expect(await after.claim('p1/remove')).toBeNull();
  expect(localStorage.getItem('taken_back')).toBeNull();
  after.close();
});
