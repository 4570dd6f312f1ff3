import { describe, expect, it, vi } from 'vitest';
import { personStore } from '../device/person-store.ts';
import { session } from '../device/session.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import { answer } from '../device/spec-entry.ts';
import { nextVisit, open, server, settle, slowServer, inOutboxWorld, user } from './spec-outbox.ts';

inOutboxWorld();

describe('a write', () => {
  it('is kept before it is sent, and gone once the server has it', async () => {
    const outbox = await open();
    await outbox.add('p1', answer({ qprice: '7' }));
    expect(await personStore.read(user, 'outbox')).toMatchObject([{ lane: 'p1', state: 'waiting' }]);
    const { send, changes } = server();
    outbox.start(send);
    await settle();
    expect(changes()).toEqual([{ qprice: '7' }]);
    expect(outbox.entries.get()).toEqual([]);
    expect(await personStore.read(user, 'outbox')).toEqual([]);
  });

  it('survives a reload', async () => {
    const before = await open();
    await before.add('p1', answer({ qprice: '7' }));
    before.close();
    expect(await nextVisit()).toEqual({ sent: [{ qprice: '7' }], left: [] });
  });

  it('leaves again after the page went away in the middle of sending', async () => {
    const before = await open();
    const lost = slowServer();
    before.start(lost.send);
    await before.add('p1', answer({ qprice: '7' }));
    await settle();
    expect(before.entries.get()).toMatchObject([{ state: 'sending' }]);
    before.close();
    stubBrowser();
    expect(await nextVisit()).toEqual({ sent: [{ qprice: '7' }], left: [] });
  });

  it('is one call for quick changes, and a second one only for what came while the first was on its way', async () => {
    const outbox = await open();
    const { send, sent, answer: answered } = slowServer();
    outbox.start(send);
    await Promise.all(['1', '2', '3'].map((qprice) => outbox.add('p1', answer({ qprice }))));
    await settle();
    await outbox.add('p1', answer({ qlot: '4' }));
    await outbox.add('p1', answer({ qlot: '5' }));
    await settle();
    expect(sent).toHaveLength(1);
    await answered();
    await answered();
    expect(sent.at(-1)?.write).toMatchObject({ change: { qlot: '5' } });
    expect(sent).toHaveLength(2);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('waits its delay out, and can be taken back within it', async () => {
    const outbox = await open();
    const { send, changes } = server();
    outbox.start(send);
    const taken = await outbox.add('p1', { kind: 'remove' }, 6500);
    await outbox.add('p2', { kind: 'remove' }, 6500);
    await vi.advanceTimersByTimeAsync(6499);
    await settle();
    expect(changes()).toEqual([]);
    expect(await outbox.discard([taken])).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(changes()).toEqual(['remove']);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('cannot be taken back once it is on its way', async () => {
    const outbox = await open();
    const { send, answer: answered } = slowServer();
    outbox.start(send);
    const id = await outbox.add('p1', { kind: 'remove' });
    await settle();
    expect(await outbox.discard([id])).toBe(0);
    await answered();
  });
});

describe('the order', () => {
  it('is that of making, one at a time in each home and kind, while homes do not wait for each other', async () => {
    const outbox = await open();
    const { send, sent, answer: answered } = slowServer();
    outbox.start(send);
    await outbox.add('p1', { kind: 'reply', text: 'one' });
    await outbox.add('p1', { kind: 'reply', text: 'two' });
    await outbox.add('p2', { kind: 'reply', text: 'other' });
    await settle();
    expect(sent.map(({ lane }) => lane)).toEqual(['p1', 'p2']);
    await answered();
    expect(sent.map(({ write }) => write)).toMatchObject([{ text: 'one' }, { text: 'other' }, { text: 'two' }]);
  });

  it('holds behind a write that waits for its retry, and goes on after one that was refused', async () => {
    const outbox = await open();
    const { send, changes } = server({ is: 'later' }, { is: 'refused', reason: 'No.' });
    outbox.start(send);
    await outbox.add('p1', { kind: 'reply', text: 'one' });
    await settle();
    await outbox.add('p1', { kind: 'reply', text: 'two' });
    await settle();
    expect(changes()).toEqual(['reply']);
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    expect(changes()).toEqual(['reply', 'reply', 'reply']);
    expect(outbox.entries.get()).toMatchObject([{ state: 'refused', reason: 'No.' }]);
  });

  it('lets marks and messages of a home pass a score on its way, and nothing a deletion', async () => {
    const outbox = await open();
    const { send, sent, answer: answered } = slowServer();
    outbox.start(send);
    await outbox.add('p1', answer({ qprice: '1' }));
    await outbox.add('p1', { kind: 'mark', propStatus: 'liked' });
    await outbox.add('p1', { kind: 'reply', text: 'one' });
    await outbox.add('p1', { kind: 'remove' });
    await outbox.add('p1', { kind: 'reply', text: 'two' });
    await settle();
    const kinds = () => sent.map(({ write }) => write.kind);
    expect(kinds().toSorted()).toEqual(['answer', 'mark', 'reply']);
    for (let left = 3; left > 0; left -= 1) await answered();
    expect(kinds().slice(3)).toEqual(['remove']);
    await answered();
    expect(kinds().slice(4)).toEqual(['reply']);
  });
});

describe('a failure', () => {
  it('is tried again after 1, 2 and 4 seconds', async () => {
    const outbox = await open();
    const { send, sent } = server({ is: 'later' }, { is: 'later' }, { is: 'later' });
    outbox.start(send);
    await outbox.add('p1', answer({ qprice: '7' }));
    await settle();
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      expect(sent).toHaveLength(index + 1);
      expect(outbox.entries.get()).toMatchObject([{ state: 'waiting' }]);
      await vi.advanceTimersByTimeAsync(wait - 1);
      await settle();
      expect(sent).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      await settle();
    }
    expect(sent).toHaveLength(4);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('is tried again at once when the signal is back', async () => {
    const outbox = await open();
    const { send, sent } = server({ is: 'later' });
    outbox.start(send);
    await outbox.add('p1', answer({ qprice: '7' }));
    await settle();
    dispatchEvent(new Event('online'));
    await settle();
    expect(sent).toHaveLength(2);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('that the sender throws is one like any other', async () => {
    const outbox = await open();
    outbox.start(() => Promise.reject(new Error('broken')));
    await outbox.add('p1', answer({ qprice: '7' }));
    await settle();
    expect(outbox.entries.get()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  it('stays as a refusal until the person tries again', async () => {
    const outbox = await open();
    const { send, sent } = server({ is: 'refused', reason: 'No.' });
    outbox.start(send);
    const id = await outbox.add('p1', answer({ qprice: '7' }));
    await settle();
    await outbox.release('failed');
    await settle();
    expect(outbox.entries.get()).toMatchObject([{ state: 'refused', reason: 'No.' }]);
    await outbox.retry([id]);
    await settle();
    expect(sent).toHaveLength(2);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('of an older value does not bring it back over a newer one that was accepted', async () => {
    const outbox = await open();
    const slow = slowServer();
    outbox.start(slow.send);
    await outbox.add('p1', answer({ qprice: '3', qlot: '5' }));
    await settle();
    await outbox.add('p1', answer({ qprice: '7' }));
    await slow.answer({ is: 'refused', reason: 'No.' });
    await slow.answer();
    expect(outbox.entries.get()).toMatchObject([{ state: 'refused', write: answer({ qlot: '5' }) }]);
  });

  it('is parked where the server does not know the call, until the next visit', async () => {
    const before = await open();
    const old = server({ is: 'parked' });
    before.start(old.send);
    await before.add('p1', answer({ qprice: '7' }));
    await settle();
    await before.add('p1', answer({ qprice: '8' }));
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(old.sent).toHaveLength(1);
    expect(before.entries.get()).toMatchObject([{ state: 'parked', write: answer({ qprice: '8' }) }]);
    before.close();
    expect(await nextVisit()).toEqual({ sent: [{ qprice: '8' }], left: [] });
  });

  it('of the session stops the sending and keeps what is unsent', async () => {
    const outbox = await open();
    const { send, sent } = server({ is: 'stopped' });
    outbox.start(send);
    await outbox.add('p1', answer({ qprice: '7' }));
    await outbox.add('p2', answer({ qprice: '7' }));
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(sent).toHaveLength(1);
    expect(outbox.entries.get()).toHaveLength(2);
    expect(outbox.entries.get()[0]).toMatchObject({ lane: 'p1', state: 'waiting' });
  });

  it('of an old token does not stop the sending once the same person has signed in again', async () => {
    session.start('newer', user);
    const outbox = await open();
    const { send, changes } = server({ is: 'stopped' });
    outbox.start(send);
    await outbox.add('p1', answer({ qprice: '7' }));
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(changes()).toEqual([{ qprice: '7' }, { qprice: '7' }]);
    expect(outbox.entries.get()).toEqual([]);
    session.end('left');
  });
});

describe('two tabs', () => {
  it('show the same and send it once', async () => {
    const [one, two] = [await open(), await open()];
    const { send, changes } = server();
    one.start(send);
    two.start(send);
    await one.add('p1', answer({ qprice: '7' }));
    await two.add('p1', { kind: 'reply', text: 'hello' });
    await settle();
    expect(changes()).toEqual([{ qprice: '7' }, 'reply']);
    expect(one.entries.get()).toEqual([]);
    expect(two.entries.get()).toEqual([]);
  });

  it('do not ask again and again while the other sends', async () => {
    const [one, two] = [await open(), await open()];
    const { send, sent, answer: answered } = slowServer();
    const asked = vi.spyOn(navigator.locks, 'request');
    one.start(send);
    await one.add('p1', answer({ qprice: '7' }));
    await settle();
    two.start(send);
    await settle();
    expect(sent).toHaveLength(1);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    await answered();
    expect(sent).toHaveLength(1);
    expect(two.entries.get()).toEqual([]);
  });

  it('go on for each other: what the one left half sent when it went, the other sends', async () => {
    const [one, two] = [await open(), await open()];
    const lost = slowServer();
    one.start(lost.send);
    await one.add('p1', answer({ qprice: '7' }));
    await settle();
    const { send, changes } = server();
    two.start(send);
    await settle();
    expect(changes()).toEqual([]);
    one.close();
    await lost.answer({ is: 'later' });
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    await two.release('failed');
    await settle();
    expect(changes()).toEqual([{ qprice: '7' }]);
  });
});

describe('the sign-out', () => {
  it('wipes what was not sent, and an answer that comes later brings nothing back', async () => {
    const outbox = await open();
    const { send, answer: answered } = slowServer();
    outbox.start(send);
    await outbox.add('p1', answer({ qcomments: 'private' }));
    await settle();
    outbox.close();
    await personStore.forget(user);
    await answered({ is: 'later' });
    expect(await personStore.read(user, 'outbox')).toBeUndefined();
    expect((await open()).entries.get()).toEqual([]);
  });

  it('leaves another person’s alone', async () => {
    const outbox = await open();
    await outbox.add('p1', answer({ qprice: '7' }));
    await personStore.forget('somebody else');
    expect((await open()).entries.get()).toHaveLength(1);
  });
});

it('goes on in memory where the database is full, without losing what it already holds', async () => {
  const outbox = await open();
  await outbox.add('p1', answer({ qprice: '7' }));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await outbox.add('p2', answer({ qprice: '8' }));
  expect(outbox.entries.get().map(({ lane }) => lane)).toEqual(['p1', 'p2']);
  full.mockRestore();
  await outbox.add('p3', answer({ qprice: '9' }));
  expect(await personStore.read(user, 'outbox')).toHaveLength(3);
});
