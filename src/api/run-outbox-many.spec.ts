import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../device/outbox-attempt.ts';
import { personStore } from '../device/person-store.ts';
import { answer } from '../device/spec-entry.ts';
import { marks, nextVisit, open, server, settle, slowServer, inOutboxWorld } from './spec-outbox.ts';

inOutboxWorld();

describe('many at once', () => {
  it('are kept in one step, and each returns its entry', async () => {
    const outbox = await open();
    const stored = vi.spyOn(personStore, 'update');
    const ids = await outbox.addAll(marks(50));
    expect(stored).toHaveBeenCalledTimes(1);
    stored.mockRestore();
    expect(outbox.entries.get().map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(50);
  });

  it('join what waits in their lane, and return its id', async () => {
    const outbox = await open();
    const first = await outbox.add('p1', { kind: 'mark', propStatus: 'liked' });
    const ids = await outbox.addAll(marks(2));
    expect(ids[1]).toBe(first);
    expect(outbox.entries.get()).toMatchObject([
      { lane: 'p1', write: { propStatus: 'hidden' } },
      { lane: 'p0', write: { propStatus: 'hidden' } },
    ]);
  });

  it('leave six homes at a time, the next as soon as one is answered, and all in the end', async () => {
    const outbox = await open();
    const { send, sent, answer: answered } = slowServer();
    outbox.start(send);
    await outbox.addAll(marks(20));
    await settle();
    expect(sent).toHaveLength(6);
    await answered();
    expect(sent).toHaveLength(7);
    for (let left = 19; left > 0; left -= 1) await answered();
    expect(new Set(sent.map(({ lane }) => lane)).size).toBe(20);
    expect(sent).toHaveLength(20);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('do not stop behind homes that fail: those wait their time out and the others go on', async () => {
    const outbox = await open();
    const { send, sent } = server(...Array.from({ length: 6 }, (): Outcome => ({ is: 'later' })));
    outbox.start(send);
    await outbox.addAll(marks(10));
    await settle();
    expect(sent).toHaveLength(10);
    expect(outbox.entries.get()).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    expect(outbox.entries.get()).toEqual([]);
  });

  it('are taken back as far as they have not left, and their number is returned', async () => {
    const outbox = await open();
    const { send, sent, answer: answered } = slowServer();
    outbox.start(send);
    const ids = await outbox.addAll(marks(8));
    await settle();
    expect(await outbox.discard([...ids, 'unknown'])).toBe(2);
    for (let left = 6; left > 0; left -= 1) await answered();
    expect(sent).toHaveLength(6);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('let a home go first that something was typed or scored for', async () => {
    const outbox = await open();
    const { send, sent, answer: answered } = slowServer();
    outbox.start(send);
    await outbox.addAll(marks(20));
    await outbox.add('p19', { kind: 'reply', text: 'Is it still there?' });
    await outbox.add('p20', answer({ qprice: '7' }));
    await settle();
    for (let left = 2; left > 0; left -= 1) await answered();
    expect(sent.slice(6).map(({ lane }) => lane)).toEqual(['p19', 'p20']);
  });

  it('made in the same moment are stored together, in the order in which they were made', async () => {
    const outbox = await open();
    await outbox.add('p0', answer({ qprice: '0' }));
    const stored = vi.spyOn(personStore, 'update');
    await Promise.all(['1', '2', '3'].map((text) => outbox.add('p1', { kind: 'reply', text })));
    expect(stored).toHaveBeenCalledTimes(1);
    stored.mockRestore();
    expect(outbox.entries.get().slice(1)).toMatchObject([
      { write: { text: '1' } },
      { write: { text: '2' } },
      { write: { text: '3' } },
    ]);
  });
});

it('sends on where the clock has been set back meanwhile', async () => {
  const before = await open();
  before.start(server({ is: 'later' }).send);
  await before.add('p1', answer({ qprice: '7' }));
  await settle();
  before.close();
  vi.setSystemTime(Date.parse('2026-10-01T12:00:00Z'));
  expect(await nextVisit()).toEqual({ sent: [{ qprice: '7' }], left: [] });
});
