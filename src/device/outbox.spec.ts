import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, openOutbox, type Outbox } from './outbox.ts';
import type { Entry } from './outbox-entry.ts';
import { personStore } from './person-store.ts';

let opened: Outbox[] = [];
let user = 0;

/** One lock a name, refused while it is held: what jsdom lacks of the browser. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: unknown, run: (lock: object | null) => Promise<void>) => {
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({});
      } finally {
        held.delete(name);
      }
    },
  };
}

async function open(): Promise<Outbox> {
  const outbox = await openOutbox(`user-${user}`);
  opened.push(outbox);
  return outbox;
}

beforeEach(() => {
  user += 1;
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

afterEach(() => {
  for (const outbox of opened) outbox.close();
  opened = [];
  vi.unstubAllGlobals();
});

const lanes = (entries: readonly Entry[]) => entries.map(({ lane }) => lane);
const mark = { kind: 'mark', propStatus: 'hidden' } as const;

describe('the outbox', () => {
  it('keeps writes over a reload until they are sent, and forgets them then', async () => {
    await (await open()).add('a', mark);
    const later = await open();
    expect(lanes(later.entries.get())).toEqual(['a']);
    const sent: string[] = [];
    later.start(async ({ lane }): Promise<Attempt> => {
      sent.push(lane);
      return { outcome: 'sent' };
    });
    await vi.waitFor(() => expect(later.entries.get()).toEqual([]));
    expect(sent).toEqual(['a']);
    expect(await personStore.read(`user-${user}`, 'outbox')).toEqual([]);
  });

  it('stores a thousand writes in one step', async () => {
    const outbox = await open();
    const update = vi.spyOn(personStore, 'update');
    const many = Array.from({ length: 1000 }, (_, at) => ({ lane: `home-${at}`, write: mark }));
    expect(await outbox.addAll(many, 60_000)).toHaveLength(1000);
    expect(update).toHaveBeenCalledTimes(1);
    expect(outbox.entries.get()).toHaveLength(1000);
    update.mockRestore();
  });

  it('sends many homes a few at a time, all of them', async () => {
    const outbox = await open();
    await outbox.addAll(Array.from({ length: 40 }, (_, at) => ({ lane: `home-${at}`, write: mark })));
    let running = 0;
    let most = 0;
    outbox.start(async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 0));
      running -= 1;
      return { outcome: 'sent' };
    });
    await vi.waitFor(() => expect(outbox.entries.get()).toEqual([]), { timeout: 5000 });
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(6);
  });

  it('takes back what has not left, and says where it is too late', async () => {
    const outbox = await open();
    const [first = '', second = ''] = await outbox.addAll(
      [
        { lane: 'a', write: { kind: 'remove' } },
        { lane: 'b', write: { kind: 'remove' } },
      ],
      60_000,
    );
    expect(await outbox.discardAll([first, second])).toBe(2);
    expect(await outbox.discard(first)).toBe(false);
    expect(outbox.entries.get()).toEqual([]);
  });

  it('keeps every one of many writes made at the same moment, in order', async () => {
    const outbox = await open();
    await Promise.all(['a', 'b', 'c', 'd'].map((lane) => outbox.add(lane, mark, 60_000)));
    expect(lanes(outbox.entries.get())).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps a refused write with its reason, and sends the next one of the home', async () => {
    const outbox = await open();
    outbox.start(async ({ write }) =>
      write.kind === 'remove' ? { outcome: 'refused', reason: 'Not yours.' } : { outcome: 'sent' },
    );
    await outbox.add('a', { kind: 'remove' });
    await outbox.add('a', mark);
    await vi.waitFor(() =>
      expect(outbox.entries.get().map(({ state, reason }) => [state, reason])).toEqual([['refused', 'Not yours.']]),
    );
  });
});
