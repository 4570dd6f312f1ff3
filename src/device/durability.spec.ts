import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLockHeld, withLock } from './lock.ts';
import { openOutbox } from './outbox.ts';
import { entryFor } from './outbox-entry.ts';
import { personStore } from './person-store.ts';
import { randomId } from './random-id.ts';
import { stubBrowser } from './spec-browser.ts';
import { full, message, pageWithSilence } from './spec-database.ts';

/*
 * What a device without room or without secure contexts does with what was written, and what a page keeps that goes at once.
 */

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

it('says while a draft is lost with the tab, and stores it once there is room', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  expect(await personStore.write(user, 'draft/chat/p1', 'Is it')).toBe(false);
  expect(personStore.lostWithTab.get()).toEqual([`${user}/draft/chat/p1`]);
  put.mockRestore();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(personStore.lostWithTab.get()).toEqual([]));
  store.mockRestore();
  expect(await personStore.read(user, 'draft/chat/p1')).toBe('Is it');
});

it('says that a write is only in this tab where the disk is full, and that it is safe once there is room', async () => {
  const outbox = await openOutbox(user);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const id = await outbox.add('p1', message);
  expect(outbox.entries.get()).toHaveLength(1);
  expect(outbox.isDurable.get()).toBe(false);
  const safe = vi.fn<() => void>();
  void outbox.untilSafe(id).then(safe);
  await outbox.add('p2', message);
  expect(safe).not.toHaveBeenCalled();
  put.mockRestore();
  await outbox.add('p3', message);
  expect(outbox.isDurable.get()).toBe(true);
  expect(safe).toHaveBeenCalled();
  expect(await personStore.read(user, 'outbox')).toHaveLength(3);
  outbox.close();
});

it('drops the kept answers to make room for what was written', async () => {
  await personStore.write(user, 'answer/listProperties', 'twenty megabytes');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
  expect(await personStore.write(user, 'draft/agent', 'linda@example.com')).toBe(true);
  expect(await personStore.read(user, 'answer/listProperties')).toBeUndefined();
  expect(await personStore.read(user, 'draft/agent')).toBe('linda@example.com');
});

it('removes a draft that was sent, and not one that was begun since', async () => {
  await personStore.write(user, 'draft/chat/p1', 'new');
  await personStore.removeSame(user, 'draft/chat/p1', 'sent');
  expect(await personStore.read(user, 'draft/chat/p1')).toBe('new');
  await personStore.removeSame(user, 'draft/chat/p1', 'new');
  expect(await personStore.read(user, 'draft/chat/p1')).toBeUndefined();
  // The database gives a copy back.
  await personStore.write(user, 'draft/comments/p1', { text: 'new', over: null });
  await personStore.removeSame(user, 'draft/comments/p1', { text: 'new', over: null });
  expect(await personStore.read(user, 'draft/comments/p1')).toBeUndefined();
});

it('keeps a draft that was begun while the one before it was being removed', async () => {
  await personStore.write(user, 'draft/chat/p1', 'sent');
  const removed = personStore.removeSame(user, 'draft/chat/p1', 'sent');
  await personStore.write(user, 'draft/chat/p1', 'begun since');
  await removed;
  expect(await personStore.read(user, 'draft/chat/p1')).toBe('begun since');
});

it('tries again what was on its way when the person took it back, on a full disk, too', async () => {
  const outbox = await openOutbox(user);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const id = await outbox.add('p1', { kind: 'remove' });
  const sent = await outbox.claim('p1/remove');
  expect(await outbox.discard([id])).toBe(0);
  await outbox.settle(sent!, { is: 'unreached', retryAfter: 0 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await outbox.claim('p1/remove')).toMatchObject({ id });
  vi.useRealTimers();
  outbox.close();
});

it('does not take back a deletion that may have reached the server', async () => {
  const outbox = await openOutbox(user);
  const id = await outbox.add('p1', { kind: 'remove' });
  const sent = await outbox.claim('p1/remove');
  await outbox.settle(sent!, { is: 'unreached' });
  expect(await outbox.discard([id])).toBe(0);
  expect(outbox.entries.get()).toMatchObject([{ id }]);
  expect(localStorage.getItem('taken_back')).toBeNull();
  outbox.close();
});

it('carries through what a newer version has left in the outbox', async () => {
  const newer = { id: 'n1', lane: 'p1', write: { kind: 'offer', price: 1 }, state: 'waiting' };
  await personStore.write(user, 'outbox', [newer, 'garbage']);
  const outbox = await openOutbox(user);
  await outbox.add('p1', message);
  expect(outbox.entries.get()).toHaveLength(1);
  expect(await personStore.read(user, 'outbox')).toContainEqual(newer);
  expect(await personStore.read(user, 'outbox')).toHaveLength(2);
  outbox.close();
});

it('leaves an entry of a newer version alone, even if it looks like its own', async () => {
  const newer = { ...entryFor('p1', message, 0, 0), version: 3, attachment: 'floor plan' };
  await personStore.write(user, 'outbox', [newer]);
  const outbox = await openOutbox(user);
  await outbox.add('p2', message);
  expect(outbox.entries.get().map(({ lane }) => lane)).toEqual(['p2']);
  expect(await personStore.read(user, 'outbox')).toContainEqual(newer);
  outbox.close();
});

it('does not send at once a message that a tab of an older version is sending', async () => {
  const older = { ...entryFor('p1', message, 0, 0), version: 1, state: 'sending' as const };
  await personStore.write(user, 'outbox', [older]);
  const outbox = await openOutbox(user);
  expect(await outbox.claim('p1/reply')).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await outbox.claim('p1/reply')).toMatchObject({ id: older.id });
  outbox.close();
});

it('does not send what was taken back as the page was closed, before the database had heard of it', async () => {
  const before = await openOutbox(user);
  const other = await openOutbox(user);
  const id = await before.add('p1', { kind: 'remove' }, 6500);
  const update = vi.spyOn(personStore, 'update').mockReturnValueOnce(new Promise(() => {}));
  void before.discard([id]);
  await vi.waitFor(() => expect(update).toHaveBeenCalled());
  before.close();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  expect(await other.claim('p1/remove')).toBeNull();
  other.close();
  const after = await openOutbox(user);
  expect(after.entries.get()).toEqual([]);
  expect(await personStore.read(user, 'outbox')).toEqual([]);
  expect(localStorage.getItem('taken_back')).toBeNull();
  after.close();
  vi.useRealTimers();
});

it('works where the browser has neither locks nor random ids, one at a time', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  expect(randomId()).toMatch(/^[\da-f]{32}$/);
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = withLock('lane', () => held.promise.then(() => void order.push('first')));
  const second = withLock('lane', async () => void order.push('second'));
  await withLock('other lane', async () => void order.push('other'));
  held.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['other', 'first', 'second']);
});

it('works where the browser denies its locks, as it does where it blocks the storage', async () => {
  const denied = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request: denied, query: denied }, configurable: true });
  expect(await withLock('lane', async () => 'sent')).toBe('sent');
  await expect(withLock('lane', () => Promise.reject(new Error('not sent')))).rejects.toThrow('not sent');
  expect(await isLockHeld('lane')).toBe(false);
  const left = AbortSignal.abort(new Error('left'));
  await expect(withLock('lane', async () => 'sent', left)).rejects.toThrow('denied');
});

it('keeps an outbox for this tab where the browser denies a channel to the others', async () => {
  vi.stubGlobal('BroadcastChannel', function denied() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const outbox = await openOutbox(user);
  await outbox.add('p1', message);
  expect(outbox.entries.get()).toHaveLength(1);
  outbox.close();
});

it('leaves what another tab sends alone where the browser has no locks, and sends it where that tab has died', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const [one, two] = [await openOutbox(user), await openOutbox(user)];
  const id = await one.add('p1', message);
  expect(await one.claim('p1/reply')).toMatchObject({ id });
  expect(await two.claim('p1/reply')).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  const sent = await two.claim('p1/reply');
  expect(sent).toMatchObject({ id });
  await two.settle(sent!, { is: 'later' });
  vi.setSystemTime(Date.now() + 30_000);
  expect(await one.claim('p1/reply')).toMatchObject({ id });
  vi.useRealTimers();
  for (const tab of [one, two]) tab.close();
});

it('asks the browser once not to clear the storage, when something has to stay in it for a while', async () => {
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  const { open } = await pageWithSilence();
  const outbox = await open(user);
  const id = await outbox.add('p1', message);
  expect(persist).not.toHaveBeenCalled();
  await outbox.settle({ id }, { is: 'unreached' });
  await outbox.settle({ id }, { is: 'unreached' });
  expect(persist).toHaveBeenCalledTimes(1);
  outbox.close();
});

it('keeps what was typed right before the page went, though the database never came to it', async () => {
  localStorage.setItem('user_id', user);
  await personStore.write(user, 'draft/chat/p1', 'sent by that page');
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { store: before } = await pageWithSilence();
  void before.write(user, 'draft/comments/p1', 'The creek');
  void before.write(user, 'draft/comments/p1', 'The creek is loud.');
  void before.write(user, 'draft/chat/p1', undefined);
  dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  stubBrowser();
  const { store, unsentOf } = await pageWithSilence();
  expect(await store.read(user, 'draft/chat/p1')).toBeUndefined();
  expect(await store.read(user, 'draft/comments/p1')).toBe('The creek is loud.');
  expect(await unsentOf(user, [])).not.toBeNull();
  await store.write(user, 'draft/comments/p1', 'The creek is quiet.');
  const { store: after } = await pageWithSilence();
  expect(await after.read(user, 'draft/comments/p1')).toBe('The creek is quiet.');
  await after.forgetOthers('somebody else');
  expect(localStorage.getItem('unstored_drafts')).toBeNull();
});

it('notes nothing of a person who has signed out in another tab meanwhile', async () => {
  localStorage.setItem('user_id', user);
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { store } = await pageWithSilence();
  void store.write(user, 'draft/chat/p1', 'The creek is loud.');
  localStorage.removeItem('user_id');
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('unstored_drafts')).toBeNull();
});
