import { beforeEach, describe, expect, it, vi } from 'vitest';
import { homeSchema } from '../domain/home.ts';
import {
  cache,
  enter,
  envelope,
  homes,
  inSignedInArea,
  kept,
  leave,
  mark,
  rendered,
  remove,
  writes,
} from './spec-writes.ts';

inSignedInArea();

describe('the Undo of a mark', () => {
  const home = { id: 'p1', propStatus: null };
  const other = { id: 'p2', propStatus: 'disliked' as const };
  const said = async () => (await kept()).map(({ write }) => write);

  beforeEach(async () => {
    const items = [home, other].map(({ id, propStatus }) => homeSchema.parse({ _id: id, propStatus }));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await enter(items);
  });

  it('puts back what each home had', async () => {
    const { undo } = await writes.mark([home, other], 'hidden');
    expect(await undo([home, other])).toBe(true);
    expect((await said()).slice(-2)).toEqual([
      { kind: 'mark', propStatus: null },
      { kind: 'mark', propStatus: 'disliked' },
    ]);
  });

  it('takes back what has not been sent, and has nothing more to send for it', async () => {
    await leave();
    const many = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}`, propStatus: null }));
    await enter(many.map(({ id }) => homeSchema.parse({ _id: id })));
    const { undo } = await writes.mark(many, 'hidden');
    await vi.waitFor(async () => expect((await kept()).filter(({ state }) => state === 'sending')).toHaveLength(6));
    expect(await undo(many)).toBe(true);
    const left = await kept();
    expect(left.map(({ lane }) => lane).slice(0, 6)).toEqual(left.map(({ lane }) => lane).slice(6));
    expect(left.slice(6).map(({ write }) => write)).toEqual(
      Array.from({ length: 6 }, () => ({ ...mark, propStatus: null })),
    );
  });

  it('leaves a home alone that has another mark by now, and says so', async () => {
    const { undo } = await writes.mark([home, other], 'liked');
    await writes.mark([{ ...home, propStatus: 'liked' }], 'hidden');
    expect(await undo([home, other])).toBe(false);
    const last = Object.fromEntries((await kept()).map(({ lane, write }) => [lane, write]));
    expect(last).toMatchObject({ p1: { propStatus: 'hidden' }, p2: { propStatus: 'disliked' } });
  });

  it('leaves a home alone whose mark the server refused', async () => {
    await leave();
    vi.stubGlobal('fetch', async ({ method, url }: Request) =>
      method === 'GET' || url.includes('p1')
        ? new Promise(() => undefined)
        : envelope(0, 'Not for sale any more.', 409),
    );
    await enter([home, other].map(({ id, propStatus }) => homeSchema.parse({ _id: id, propStatus })));
    const { undo } = await writes.mark([home, other], 'hidden');
    await vi.waitFor(async () => expect((await kept())[1]).toMatchObject({ lane: 'p2', state: 'refused' }));
    expect(await undo([home, other])).toBe(true);
    expect((await kept()).at(-1)).toMatchObject({ lane: 'p1', write: { propStatus: null } });
  });

  it('queues nothing behind a deletion', async () => {
    const { undo } = await writes.mark([home], 'liked');
    await writes.add('p1', remove, 8000);
    expect(await undo([home])).toBe(false);
    expect(await said()).toEqual([mark, remove]);
  });

  it('stands up to a mark that has arrived meanwhile', async () => {
    await leave();
    vi.stubGlobal('fetch', async ({ method }: Request) =>
      method === 'GET' ? new Promise(() => undefined) : envelope(1, 'Saved'),
    );
    await enter([homeSchema.parse({ _id: 'p1' })]);
    const { undo } = await writes.mark([home], 'liked');
    await vi.waitFor(async () => {
      expect(homes()[0]?.propStatus).toBe('liked');
      expect(await kept()).toEqual([]);
    });
    expect(await undo([home])).toBe(true);
    await vi.waitFor(() => expect(homes()[0]?.propStatus).toBeNull());
  });
});

it('gives the Undo of a mark once the device has the mark, so that its toast promises nothing', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await enter();
  await writes.mark([{ id: 'p1', propStatus: null }], 'liked');
  expect((await kept()).map(({ write }) => write)).toEqual([mark]);
});

it('knows the homes that still have a mark, once the server has refused or taken it, and once one has another', async () => {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'GET') return new Promise(() => undefined);
    return url.includes('p1') ? envelope(0, 'Not for sale any more.', 409) : envelope(1, 'Saved');
  });
  await enter(['p1', 'p2', 'p3'].map((_id) => homeSchema.parse({ _id })));
  const all = homes();
  const { standing } = await writes.mark(all, 'hidden');
  const left = () => standing(all).map(({ id }) => id);
  expect(left()).toEqual(['p1', 'p2', 'p3']);
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ lane: 'p1', state: 'refused' }]));
  expect(left()).toEqual(['p2', 'p3']);
  await writes.mark([{ id: 'p3', propStatus: 'hidden' }], null);
  expect(left()).toEqual(['p2']);
});

describe('a restored home', () => {
  const liked = homeSchema.parse({ _id: 'p1', propStatus: 'liked' });
  const plain = homeSchema.parse({ _id: 'p2' });
  const archived = [liked, plain].map((home) => ({ ...home, propStatus: 'hidden' as const }));

  beforeEach(async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await enter([liked, plain]);
  });

  it('has the mark again that it had before the archive, also on a later visit', async () => {
    await writes.mark([liked, plain], 'hidden');
    await leave();
    await enter(archived);
    const { undo } = await writes.restore(archived);
    const marks = async () => Object.fromEntries((await kept()).map(({ lane, write }) => [lane, write]));
    await vi.waitFor(async () =>
      expect(await marks()).toMatchObject({ p1: { propStatus: 'liked' }, p2: { propStatus: null } }),
    );
    expect(await undo(archived)).toBe(true);
    expect(await marks()).toMatchObject({ p1: { propStatus: 'hidden' }, p2: { propStatus: 'hidden' } });
  });

  it('has none where its like was taken back before it was archived again', async () => {
    void writes.mark([liked], 'hidden');
    void writes.mark([{ ...liked, propStatus: null }], 'hidden');
    await writes.restore(archived);
    await vi.waitFor(async () =>
      expect((await kept()).map(({ write }) => write)).toEqual([
        { kind: 'mark', propStatus: null },
        { kind: 'mark', propStatus: null },
      ]),
    );
  });
});

describe('the homes that screens read', () => {
  const listed = (propStatus: string) => ['p1', 'p2'].map((id) => ({ _id: id, tax: 1, propStatus }));
  it('change once with a write, and not again on its way out, when it has arrived or when the list is read again, once for many', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const items = listed('').map((home) => homeSchema.parse(home));
    const asked: string[] = [];
    vi.stubGlobal('fetch', async ({ method }: Request) => {
      asked.push(method);
      return method === 'GET'
        ? new Response(JSON.stringify({ status: 1, message: '', data: listed('liked') }))
        : envelope(1, 'Saved');
    });
    await enter(items);
    for (const id of ['p1', 'p2']) {
      await writes.mark([{ id, propStatus: null }], 'liked');
      await vi.waitFor(async () => expect(await kept()).toEqual([]));
    }
    expect(asked).toEqual(['PUT', 'PUT']);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect([asked, cache.isFetching()]).toEqual([['PUT', 'PUT', 'GET'], 0]));
    vi.useRealTimers();
    expect([...new Set(rendered)].map((shown) => shown?.map(({ propStatus }) => propStatus))).toEqual([
      [null, null],
      ['liked', null],
      ['liked', 'liked'],
    ]);
  });
});
