import { expect, it, vi } from 'vitest';
import type { Outcome } from '../device/outbox-attempt.ts';
import { answer } from '../device/spec-entry.ts';
import { marks, open, server, settle, slowServer, inOutboxWorld } from './spec-outbox.ts';

/*
 * When nothing gets through: one gate for the whole outbox.
 */

inOutboxWorld();

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
  }
}

/** A server that nothing reaches until it is up. */
function down(retryAfter: number | null = null) {
  const state = { isUp: false, requests: 0 };
  const send = async (): Promise<Outcome> => {
    state.requests += 1;
    return state.isUp ? { is: 'sent' } : { is: 'unreached', retryAfter };
  };
  return { state, send };
}

it('asks a busy server again only after the pause that it asked for, and with one write', async () => {
  const outbox = await open();
  const { state, send } = down(120_000);
  outbox.start(send);
  await outbox.addAll(marks(40));
  await settle();
  expect(state.requests).toBe(6);
  // The signal that comes back shortens no pause that was asked for.
  dispatchEvent(new Event('online'));
  await pass(60);
  expect(state.requests).toBe(6);
  await pass(62);
  expect(state.requests).toBe(7);
  state.isUp = true;
  await pass(125);
  expect(outbox.entries.get()).toEqual([]);
  expect(state.requests).toBe(7 + 40);
});

it('sends a handful of requests a minute where nothing answers, whatever is added', async () => {
  const outbox = await open();
  const { state, send } = down();
  outbox.start(send);
  await outbox.addAll(marks(400));
  await settle();
  for (let minute = 0; minute < 2; minute += 1) {
    await pass(60);
    await outbox.add(`new${minute}`, { kind: 'remove' });
    await settle();
  }
  expect(state.requests).toBeLessThanOrEqual(6 + 8);
});

it('backs off for a single write as for many', async () => {
  const outbox = await open();
  const { state, send } = down();
  outbox.start(send);
  await outbox.addAll(marks(1));
  await settle();
  const requests: number[] = [];
  for (let second = 1; second <= 16; second += 1) {
    await pass(1);
    requests.push(state.requests);
  }
  expect(requests).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5]);
});

it('opens with one write when the signal is back, and then lets the others through', async () => {
  const outbox = await open();
  const { send: refuse } = down();
  const { send, sent, answer } = slowServer();
  let isDown = true;
  outbox.start((entry) => (isDown ? refuse() : send(entry)));
  await outbox.addAll(marks(20));
  await settle();
  isDown = false;
  dispatchEvent(new Event('online'));
  await settle();
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent).toHaveLength(7);
});

it('goes on with other homes where only one gets no answer', async () => {
  const outbox = await open();
  const { send, sent } = server();
  outbox.start(async (entry) => (entry.lane === 'p0' ? { is: 'unreached' } : send(entry)));
  await outbox.addAll(marks(20));
  await settle();
  await pass(5);
  expect(sent).toHaveLength(19);
  expect(outbox.entries.get()).toMatchObject([{ lane: 'p0', state: 'waiting' }]);
});

it('goes on with the messages of a home whose score gets no answer, and at once where the buyer tries again', async () => {
  const outbox = await open();
  const { send, sent } = server();
  outbox.start(async (entry) => (entry.write.kind === 'answer' ? { is: 'unreached' } : send(entry)));
  await outbox.add('p1', answer({ qprice: '7' }));
  await pass(5);
  await outbox.add('p1', { kind: 'reply', text: 'one' });
  await pass(30);
  expect(sent).toMatchObject([{ write: { text: 'one' } }]);
  const id = await outbox.add('p1', { kind: 'reply', text: 'two' });
  await settle();
  await outbox.retry([id]);
  await settle();
  expect(sent).toMatchObject([{ write: { text: 'one' } }, { write: { text: 'two' } }]);
  expect(outbox.entries.get()).toMatchObject([{ state: 'waiting', write: answer({ qprice: '7' }) }]);
});

it('is one for all tabs and outlives a reload', async () => {
  const [one, two] = [await open(), await open()];
  const { state, send } = down(120_000);
  one.start(send);
  two.start(send);
  await one.addAll(marks(40));
  await settle();
  const { requests } = state;
  expect(requests).toBeLessThanOrEqual(12);
  one.close();
  const reloaded = await open();
  reloaded.start(send);
  await pass(60);
  expect(state.requests).toBe(requests);
});

it('chooses its waits by chance, up to the longest', async () => {
  vi.mocked(Math.random).mockReturnValue(0.25);
  const outbox = await open();
  const { state, send } = down();
  outbox.start(send);
  await outbox.addAll(marks(1));
  await settle();
  await vi.advanceTimersByTimeAsync(249);
  await settle();
  expect(state.requests).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(state.requests).toBe(2);
});

it('parks what the server fails at again and again, and lets what is behind it pass', async () => {
  const outbox = await open();
  const broken: Outcome = { is: 'later' };
  const { send, sent } = server(broken, broken, broken, broken, broken);
  outbox.start(send);
  await outbox.add('p1', { kind: 'reply', text: 'one' });
  const [first] = outbox.entries.get();
  await outbox.add('p1', { kind: 'reply', text: 'two' });
  await pass(40);
  expect(sent).toHaveLength(6);
  expect(outbox.entries.get()).toMatchObject([{ id: first?.id, state: 'parked' }]);
  await outbox.retry([first!.id]);
  await settle();
  expect(outbox.entries.get()).toEqual([]);
});
