import 'fake-indexeddb/auto';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEntries } from '../device/outbox-entry.ts';
import { personStore } from '../device/person-store.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import { stillToArrive } from '../domain/conversation.ts';
import { homeSchema, type Reply } from '../domain/home.ts';
import { homesQuery } from './homes.ts';

/*
 * Nothing is sent twice and nothing typed is lost, whatever happens on the way: real writes, outbox and database in one or two tabs
 * against a server that fails before and after its work, with pages that die in the middle of a request.
 */

const homeId = 'p1';
const latency = 40;

type Fault = 'drop' | 'drop-after' | 'cut-off' | 'timeout' | 'late' | 'refuse' | 'unknown-call';

/** Everything outside a tab. */
class World {
  readonly buyer = crypto.randomUUID();
  readonly replies: Reply[] = [];
  readonly typed: string[] = [];
  online = true;
  faults: Fault[] = [];
  listFails = 0;
  tabs: Tab[] = [];
  /** A message was refused, parked or unclear, and those behind it may have gone before it. */
  isOvertaken = false;

  own = () => this.replies.filter(({ from }) => from === this.buyer).map(({ reply }) => reply);

  /** Accepts a message long after its sender gave up waiting. */
  postLater(reply: string): void {
    setTimeout(() => this.post(this.buyer, reply), 80_000);
  }

  post(from: string, reply: string): void {
    this.replies.push({ from, reply, time: Date.now() });
  }
}

interface Tab {
  alive: boolean;
  cache: QueryClient;
  write: (text: string) => Promise<unknown>;
  retry: (ids: readonly string[]) => Promise<void>;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Lets everything run that waits for no clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((done) => setImmediate(done));
}

async function tick(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
  await vi.advanceTimersByTimeAsync(0);
  await settle();
}

/** A page of its own: its own modules and cache, over the one database. */
async function openTab(world: World): Promise<Tab> {
  vi.resetModules();
  const tab = { alive: true } as Tab;
  const { ApiError } = await import('../domain/api-error.ts');
  // Whatever a dead page waits for never comes.
  const whileAlive = async <T>(task: Promise<T>): Promise<T> => {
    const settled = await task.then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    return tab.alive ? settled() : new Promise<T>(() => {});
  };
  const answer = async (name: string, body?: { reply: string }) => {
    if (!world.online) throw new ApiError('network');
    await pause(latency / 2);
    if (name === 'listProperties') {
      const data = { items: [homeSchema.parse({ _id: homeId, replies: world.replies })], skipped: 0 };
      await pause(latency / 2);
      if (world.listFails > 0) {
        world.listFails -= 1;
        throw new ApiError('refused', { status: 500 });
      }
      return { message: null, data, body: '' };
    }
    const fault = world.faults.shift();
    if (fault === 'refuse' || fault === 'unknown-call') {
      throw new ApiError(fault === 'refuse' ? 'refused' : 'unreadable', { status: fault === 'refuse' ? 200 : 404 });
    }
    if (fault === 'drop') throw new ApiError('network');
    if (fault === 'late') {
      world.postLater(body?.reply ?? '');
      await pause(60_000);
      throw new ApiError('timeout');
    }
    world.post(world.buyer, body?.reply ?? '');
    await pause(fault === 'timeout' ? 60_000 : latency / 2);
    if (fault) throw new ApiError(fault === 'cut-off' ? 'unreadable' : fault === 'timeout' ? 'timeout' : 'network');
    return { message: null, data: null };
  };
  vi.doMock('./client.ts', () => ({
    send: (name: string, { body }: { body?: { reply: string } } = {}) => whileAlive(answer(name, body)),
  }));
  vi.doMock('../device/person-store.ts', async (original) => {
    const { personStore: real } = await original<{ personStore: typeof personStore }>();
    return {
      personStore: {
        ...real,
        read: (...args: Parameters<typeof real.read>) => whileAlive(real.read(...args)),
        update: (...args: Parameters<typeof real.update>) =>
          tab.alive ? whileAlive(real.update(...args)) : new Promise(() => {}),
      },
    };
  });
  localStorage.setItem('token', 't0ken');
  localStorage.setItem('user_id', world.buyer);
  const { openSignedIn } = await import('../app/open-signed-in.ts');
  const { homesQuery: homes } = await import('./homes.ts');
  const { queryClient, outbox } = await openSignedIn(world.buyer);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  tab.cache = queryClient;
  tab.write = (text) => outbox.add(homeId, { kind: 'reply', text });
  tab.retry = outbox.retry;
  new QueryObserver(queryClient, homes).subscribe(() => {});
  await settle();
  return tab;
}

/** Every page dies as it stands, and is opened again. */
async function reload(world: World): Promise<void> {
  for (const tab of world.tabs) tab.alive = false;
  const count = world.tabs.length;
  // Clearing the timers sets their clock back as well.
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  stubBrowser();
  world.tabs = [];
  for (let index = 0; index < count; index += 1) world.tabs.push(await openTab(world));
}

const pending = async (world: World) => readEntries(await personStore.read(world.buyer, 'outbox')).entries;

const counted = (texts: readonly string[]) => texts.toSorted().join('|');

/** What a tab shows of the buyer's messages, once it has read the homes: each that was typed, once. */
async function expectEachOnce(world: World, tab: Tab): Promise<void> {
  const home = tab.cache.getQueryData(homesQuery.queryKey)?.items[0];
  // A message that another tab has found on the server is shown again once this tab has read the list, too.
  if (!home || tab.cache.isFetching(homesQuery) > 0) return;
  const own = home.replies.filter(({ from }) => from === world.buyer).map(({ reply }) => reply);
  const kept = (await pending(world)).flatMap(({ write }) => (write.kind === 'reply' ? [write] : []));
  const outgoing = stillToArrive(home.replies, world.buyer, kept).map(({ text }) => text);
  expect(counted([...own, ...outgoing])).toBe(counted(world.typed));
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('write' as const), text: fc.constantFrom('ok', 'When?'), tab: fc.nat(1) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('tick' as const), ms: fc.constantFrom(10, 30, 90, 1_100, 20_000) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>('drop', 'drop-after', 'cut-off', 'timeout', 'refuse', 'unknown-call'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('listFails' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'agent' as const, 'poll' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Entries that let later ones pass, until the person, the network's return or the next visit tries them again. */
const passable = async (world: World) =>
  (await pending(world)).filter(({ state }) => state === 'refused' || state === 'parked' || state === 'unclear');

async function retryAll(world: World): Promise<void> {
  for (const { id } of await passable(world)) {
    world.isOvertaken = true;
    await world.tabs[0]?.retry([id]);
  }
}

async function take(world: World, next: Step): Promise<void> {
  switch (next.do) {
    case 'write':
      world.typed.push(next.text);
      await world.tabs[next.tab % world.tabs.length]!.write(next.text);
      return settle();
    case 'tick':
      return tick(next.ms);
    case 'fault':
      world.faults.push(next.fault);
      return;
    case 'listFails':
      world.listFails += 1;
      return;
    case 'offline':
      world.online = false;
      return;
    case 'online':
      world.online = true;
      dispatchEvent(new Event('online'));
      return settle();
    case 'reload':
      return reload(world);
    case 'retry':
      await retryAll(world);
      return settle();
    case 'agent':
      world.post('agent', 'ok');
      return;
    case 'poll':
      for (const { cache } of world.tabs) void cache.refetchQueries(homesQuery);
      return settle();
  }
}

/** Takes the steps, lets everything arrive, and answers what the server then has. */
async function run(steps: readonly Step[], tabs: number): Promise<{ own: string; typed: string }> {
  const world = new World();
  for (let index = 0; index < tabs; index += 1) world.tabs.push({ alive: true } as Tab);
  await reload(world);
  await tick(latency);
  for (const next of steps) {
    await take(world, next);
    if ((await passable(world)).length > 0) world.isOvertaken = true;
    for (const tab of world.tabs) await expectEachOnce(world, tab);
  }
  world.online = true;
  world.faults = [];
  world.listFails = 0;
  dispatchEvent(new Event('online'));
  for (let turn = 0; turn < 60 && (turn < 3 || (await pending(world)).length > 0); turn += 1) {
    await retryAll(world);
    await tick(31_000);
    for (const tab of world.tabs) await expectEachOnce(world, tab);
  }
  expect(await pending(world)).toEqual([]);
  for (const tab of world.tabs) tab.alive = false;
  const asList = !world.isOvertaken ? (texts: readonly string[]) => texts.join('|') : counted;
  return { own: asList(world.own()), typed: asList(world.typed) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./client.ts');
  vi.doUnmock('../device/person-store.ts');
  vi.resetModules();
});

it.each<[string, Step[]]>([
  [
    'a message whose answer was lost',
    [
      { do: 'fault', fault: 'drop-after' },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'tick', ms: 90 },
    ],
  ],
  [
    'the same words sent twice on purpose, the first lost before and the second after its arrival',
    [
      { do: 'fault', fault: 'drop' },
      { do: 'fault', fault: 'drop-after' },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'tick', ms: 20_000 },
    ],
  ],
  [
    'a page that is closed between the arrival of its message and the answer',
    [{ do: 'write', text: 'ok', tab: 0 }, { do: 'tick', ms: 30 }, { do: 'reload' }],
  ],
  [
    'a message that is taken after eighty seconds, while the list is read again and again',
    [
      { do: 'fault', fault: 'late' },
      { do: 'fault', fault: 'late' },
      { do: 'write', text: 'ok', tab: 0 },
      ...Array.from({ length: 9 }, (): Step[] => [{ do: 'tick', ms: 20_000 }, { do: 'poll' }]).flat(),
    ],
  ],
  [
    'a message that may have arrived, while another of the same words arrives',
    [
      { do: 'fault', fault: 'drop' },
      { do: 'fault', fault: 'drop' },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'tick', ms: 20_000 },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'poll' },
      { do: 'tick', ms: 30 },
      { do: 'poll' },
    ],
  ],
  [
    'a message tried again that is like one whose answer is open',
    [
      { do: 'fault', fault: 'unknown-call' },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'tick', ms: 1_100 },
      { do: 'reload' },
    ],
  ],
  [
    'a parked message that the network sets free while the one behind it is on its way',
    [
      { do: 'fault', fault: 'unknown-call' },
      { do: 'write', text: 'When?', tab: 0 },
      { do: 'tick', ms: 10 },
      { do: 'write', text: 'ok', tab: 0 },
      { do: 'tick', ms: 10 },
      { do: 'online' },
    ],
  ],
])('%s is sent once', async (_what, steps) => {
  const { own, typed } = await run(steps, 1);
  expect(own).toBe(typed);
});

it.each([
  ['one tab', 1],
  ['two tabs', 2],
])('everything typed is sent once from %s, whatever happens', { timeout: 120_000 }, async (_what, tabs) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { own, typed } = await run(steps, tabs);
      expect(own).toBe(typed);
    }),
    { numRuns: 40 },
  );
});
