import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ModelServer, type Fault, faultKinds, latency } from './spec-model-server.ts';
import { type Database, databases, loadPage, type Page, type Tab, World } from './spec-model-tabs.ts';

/*
 * Random sequences of what two persons do on one device with two tabs, against a model of the server: nothing lost,
 * nothing doubled, nothing shown to another. Outbox, delivery, client, session and cache are the real ones.
 */

const people = ['ann', 'ben'] as const;
type Person = (typeof people)[number];
const homes = ['1', '2'] as const;

const at = { tab: fc.nat(1), home: fc.constantFrom(...homes) };
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('reply' as const), ...at, text: fc.constantFrom('ok', 'When?') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      ...at,
      field: fc.constantFrom('qprice' as const, 'qcomments' as const),
      value: fc.constantFrom('', '3', '7'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      ...at,
      mark: fc.constantFrom('liked' as const, 'hidden' as const, null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      tab: fc.nat(1),
      undoAfter: fc.constantFrom(null, 0, 6_400, 6_600),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(10, 30, 90, 1_100, 16_000, 70_000) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('fault' as const), fault: fc.constantFrom<Fault>(...faultKinds) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('listFails' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), tab: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.constantFrom(-30, -1, 1, 30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('enter' as const),
      tab: fc.nat(1),
      person: fc.constantFrom<Person>(...people),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'poll' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('database' as const), is: fc.constantFrom<Database>(...databases) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What somebody did, as far as the server must have it at the end. */
class Intents {
  /** Messages by home and words; those that may have been given up count as optional. */
  certain: string[] = [];
  optional: string[] = [];
  fields = new Map<string, string | null>();
  removed = false;

  /** The person left with something unsent, or somebody else signed in: unsent writes need not arrive. */
  giveUp(): void {
    this.optional.push(...this.certain.splice(0));
    this.fields.clear();
  }
}

const count = (list: readonly string[], text: string) => list.filter((other) => other === text).length;

let pages: Page[] = [];

class Life {
  readonly world: World;
  readonly server: ModelServer;
  readonly ids: Record<Person, string>;
  readonly intents: Record<Person, Intents> = { ann: new Intents(), ben: new Intents() };

  constructor() {
    const name = crypto.randomUUID();
    this.ids = { ann: `ann-${name}`, ben: `ben-${name}` };
    this.server = new ModelServer(Object.values(this.ids), [...homes, 'gone']);
    this.world = new World(pages, this.server);
  }

  personOf = (userId: string) => people.find((person) => this.ids[person] === userId)!;
  home = (tab: Tab, home: string) => `${tab.signedIn!.userId}~${home}`;
  mine = (tab: Tab) => this.intents[this.personOf(tab.signedIn!.userId)];

  async take(next: Step): Promise<void> {
    const { world, server } = this;
    // A person does one thing after the other.
    vi.setSystemTime(Date.now() + 1);
    const tab = 'tab' in next ? world.tabs[next.tab % 2]! : world.tabs[0]!;
    const outbox = tab.signedIn?.outbox;
    switch (next.do) {
      case 'reply':
        if (!outbox) return;
        this.mine(tab).certain.push(`${next.home} ${next.text}`);
        await outbox.add(this.home(tab, next.home), { kind: 'reply', text: next.text });
        return world.settle();
      case 'answer':
        if (!outbox) return;
        this.mine(tab).fields.set(`${next.home} ${next.field}`, next.value);
        await outbox.add(this.home(tab, next.home), { kind: 'answer', change: { [next.field]: next.value } });
        return world.settle();
      case 'mark':
        if (!outbox) return;
        this.mine(tab).fields.set(`${next.home} propStatus`, next.mark ?? '');
        await outbox.add(this.home(tab, next.home), { kind: 'mark', propStatus: next.mark });
        return world.settle();
      case 'remove': {
        const own = outbox && this.mine(tab);
        if (!own || own.removed) return;
        own.removed = true;
        const id = await outbox.add(this.home(tab, 'gone'), { kind: 'remove' }, 6_500);
        own.fields.set('gone deleted', 'true');
        if (next.undoAfter === null) return;
        await world.pass(next.undoAfter);
        // A tab whose person has left meanwhile has no Undo any more.
        if (tab.signedIn?.outbox === outbox && (await outbox.discard([id]))) own.fields.set('gone deleted', '');
        return;
      }
      case 'wait':
        return world.pass(next.ms);
      case 'fault':
        server.faults.push(next.fault);
        return;
      case 'listFails':
        server.listFails += 1;
        return;
      case 'offline':
        server.online = false;
        return;
      case 'online':
        return world.online();
      case 'kill':
        return this.kill(next.tab === 2 ? world.tabs : [tab]);
      case 'clock':
        // Without a database, tabs order their writes by the device's clock.
        if (next.hours < 0 && !this.areDurable(world.tabs)) return;
        vi.setSystemTime(Date.now() + next.hours * 3_600_000);
        return;
      case 'expire':
        server.tokens.clear();
        return;
      case 'leave': {
        const own = tab.signedIn && this.mine(tab);
        if (!own) return;
        if ((await world.signOut(tab)) !== false) own.giveUp();
        return;
      }
      case 'enter':
        if (world.isSignedIn()) return;
        // Nothing of the one stays where the other signs in.
        for (const other of people) if (other !== next.person) this.intents[other].giveUp();
        return world.signIn(tab, this.ids[next.person]);
      case 'database':
        world.database = next.is;
        return;
      case 'retry':
        return world.retryAll();
      case 'poll':
        for (const { signedIn } of world.tabs) void signedIn?.queryClient.refetchQueries({ queryKey: ['property'] });
        return world.settle();
    }
  }

  async kill(tabs: readonly Tab[]): Promise<void> {
    // What only a tab knows is lost with it, as its screens say.
    if (this.areDurable(tabs)) await this.world.reload(tabs);
  }

  areDurable(tabs: readonly Tab[]): boolean {
    return tabs.every(({ signedIn }) => signedIn?.outbox.isDurable.get() !== false);
  }

  /** Data that is shown or being sent and belongs to somebody other than the signed-in person. */
  foreign(): string[] {
    const here = this.world.tabs.flatMap(({ signedIn }) => {
      if (!signedIn) return [];
      const shown = signedIn.queryClient.getQueryData<{ items: { id: string }[] }>(['property'])?.items ?? [];
      const ids = [...shown.map(({ id }) => id), ...signedIn.outbox.entries.get().map(({ lane }) => lane)];
      return ids.filter((id) => !id.startsWith(`${signedIn.userId}~`)).map((id) => `${signedIn.userId} has ${id}`);
    });
    return [...here, ...this.server.trespasses];
  }

  /** Repairs the network and the server, and lets the person retry what is left. */
  async recover(): Promise<void> {
    const { world, server } = this;
    server.faults = [];
    server.listFails = 0;
    world.database = 'well';
    await world.online();
    // A database that was silent is asked again after a pause.
    await world.pass(20_000);
    for (let turn = 0; turn < 40; turn += 1) {
      if (!world.isSignedIn()) await world.signIn(world.tabs[0]!, world.lastUser);
      await world.pass(turn < 3 ? 1_000 : 31_000);
      if (world.tabs.every(({ signedIn }) => signedIn?.outbox.entries.get().length === 0)) return;
      await world.retryAll();
    }
  }

  /** Differences between the server and what was done, and writes that are still unsent. */
  wrong(): string[] {
    const unsent = this.world.tabs.flatMap(({ signedIn }) => signedIn?.outbox.entries.get() ?? []);
    const wrong = people.flatMap((person) => {
      const { certain, optional, fields } = this.intents[person];
      const user = this.ids[person];
      const arrived = homes.flatMap((home) => this.server.home(user, home).replies.map((text) => `${home} ${text}`));
      const miscounted = [...new Set([...certain, ...optional, ...arrived])].filter(
        (text) =>
          count(arrived, text) < count(certain, text) || count(arrived, text) > count([...certain, ...optional], text),
      );
      const differing = [...fields].flatMap(([key, value]) => {
        const [home = '', field = ''] = key.split(' ');
        return (this.server.home(user, home).fields[field] ?? '') === value ? [] : [key];
      });
      return [...miscounted, ...differing].map((what) => `${person}: ${what}`);
    });
    return [...unsent.map(({ lane, state }) => `${lane} is ${state}`), ...wrong];
  }
}

/** Runs such a sequence and returns what went wrong. */
async function live(steps: readonly Step[]): Promise<string[]> {
  const life = new Life();
  const foreign: string[] = [];
  try {
    await life.world.open();
    await life.world.signIn(life.world.tabs[0]!, life.ids.ann);
    await life.world.pass(latency);
    for (const next of steps) {
      await life.take(next);
      foreign.push(...life.foreign());
    }
    await life.recover();
    return [...foreign, ...life.foreign(), ...life.wrong()];
  } finally {
    await life.world.close();
  }
}

beforeAll(async () => {
  // What is reported in development.
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  pages = [await loadPage(), await loadPage()];
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, Step[]]>([
  [
    'a message that has arrived is not sent again while one of another home is counted',
    [
      { do: 'reply', tab: 1, home: '2', text: 'ok' },
      { do: 'fault', fault: 'drop-after' },
      { do: 'reply', tab: 0, home: '1', text: 'ok' },
      { do: 'fault', fault: 'empty' },
      { do: 'wait', ms: 1_100 },
    ],
  ],
  [
    'a message whose answer was lost is not sent again on a device whose clock was set back',
    [
      { do: 'wait', ms: 1_100 },
      { do: 'clock', hours: -30 },
      { do: 'fault', fault: 'drop-after' },
      { do: 'reply', tab: 0, home: '1', text: 'ok' },
      { do: 'wait', ms: 16_000 },
    ],
  ],
  [
    'a message is not sent again while a slow server may still take it, however often the page is loaded again',
    [
      { do: 'fault', fault: 'slow' },
      { do: 'reply', tab: 0, home: '1', text: 'ok' },
      { do: 'wait', ms: 1_100 },
      { do: 'kill', tab: 2 },
      { do: 'wait', ms: 1_100 },
      { do: 'kill', tab: 2 },
    ],
  ],
  [
    'the newer of two answers is the last, where two tabs have no room',
    [
      { do: 'database', is: 'full' },
      { do: 'answer', tab: 1, home: '1', field: 'qprice', value: '' },
      { do: 'answer', tab: 0, home: '1', field: 'qprice', value: '7' },
    ],
  ],
  [
    'the newer of two answers is the last, where it joined the older one on its way',
    [
      { do: 'database', is: 'late' },
      { do: 'answer', tab: 1, home: '1', field: 'qprice', value: '' },
      { do: 'answer', tab: 0, home: '1', field: 'qprice', value: '7' },
    ],
  ],
  [
    'the newer of two answers is the last, where another tab tries the older one again',
    [
      { do: 'fault', fault: 'drop' },
      { do: 'answer', tab: 0, home: '1', field: 'qprice', value: '' },
      { do: 'database', is: 'full' },
      { do: 'answer', tab: 0, home: '1', field: 'qprice', value: '3' },
      { do: 'remove', tab: 0, undoAfter: 6_600 },
    ],
  ],
  [
    'the newer of two answers is the last, where it is sent before the older one',
    [
      { do: 'database', is: 'late' },
      { do: 'answer', tab: 1, home: '1', field: 'qprice', value: '' },
      { do: 'answer', tab: 1, home: '1', field: 'qcomments', value: '' },
      { do: 'answer', tab: 0, home: '1', field: 'qcomments', value: '7' },
    ],
  ],
])('%s', async (_what, steps) => expect(await live(steps)).toEqual([]));

/** Five hundred take about 20 seconds: for `npm run unit`, and not for each run of a few specs. */
const lives = process.env['npm_lifecycle_event'] === 'unit' ? 500 : 100;

it('random lives lose nothing, double nothing and show nothing to another', { timeout: 600_000 }, async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
    expect(await live(steps)).toEqual([]);
  });
  // The same lives in every run. Another seed has others.
  await fc.assert(property, { numRuns: lives, seed: 2026 });
});
