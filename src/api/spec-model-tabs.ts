import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import ky from 'ky';
import { vi } from 'vitest';
import type { SignedInArea } from '../app/signed-in-area.ts';
import type { session } from '../device/session.ts';
import type { Unsent } from '../device/unsent.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import type { SignedIn } from './signed-in.ts';
import type { ModelServer } from './spec-model-server.ts';

/** The modules of one tab, loaded once: what they hold of a page is what a newly opened page would find. */
export interface Page {
  session: typeof session;
  createArea: () => SignedInArea;
  forget: (userId: string) => Promise<void>;
  followSession: (router: AnyRouter, area: SignedInArea) => void;
  sendBeforeLeaving: (signedIn: SignedIn) => Promise<Unsent | null>;
  homesQuery: { queryKey: QueryKey };
  /** The page that stands in it now, and the browser around it. */
  tab: Tab;
  world: World;
}

export interface Tab {
  page: Page;
  isAlive: boolean;
  died: Promise<void>;
  die: () => void;
  area: SignedInArea;
  signedIn: SignedIn | null;
  /** Stops it from following the session. */
  deafen: () => void;
}

export const databases = ['well', 'late', 'full', 'silent'] as const;
/** `late` commits everything after it was given up, `silent` nothing. */
export type Database = (typeof databases)[number];

const never = () => new Promise<never>(() => {});

const methodOf = <T extends object, Name extends keyof T>(prototype: T, name: Name) =>
  Object.getOwnPropertyDescriptor(prototype, name)?.value as T[Name];

export async function loadPage(): Promise<Page> {
  vi.resetModules();
  const page = {} as Page;
  const whileAlive = async <T>(tab: Tab, task: Promise<T>): Promise<T> => {
    try {
      const value = await task;
      return tab.isAlive ? value : await never();
    } catch (error) {
      if (!tab.isAlive) await never();
      throw error;
    }
  };
  const fetchInTab = (request: Request) => {
    const { signal } = request;
    const aborted = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return whileAlive(page.tab, Promise.race([page.world.server.answer(request), aborted]));
  };
  vi.doMock('./http.ts', () => ({
    http: ky.create({ retry: 0, throwHttpErrors: false, fetch: fetchInTab as typeof fetch }),
  }));
  vi.doMock('../device/lock.ts', () => ({
    hasLocks: () => true,
    withLock: <T>(name: string, task: () => Promise<T>, signal?: AbortSignal) =>
      page.world.withLock(page.tab, name, task, signal),
    holdLock: (name: string) => page.world.hold(page.tab, name),
    isLockHeld: async (name: string) => page.world.isHeld(name),
  }));
  const { session: own } = await import('../device/session.ts');
  const { createSignedInArea } = await import('../app/signed-in-area.ts');
  const { followSession } = await import('../app/follow-session.ts');
  const { sendBeforeLeaving } = await import('./send-before-leaving.ts');
  const { homesQuery } = await import('./homes.ts');
  // Later imports by the area and the session's end would come from the modules of the page that was loaded last.
  const opening = await import('../app/open-signed-in.ts');
  const { personStore } = await import('../device/person-store.ts');
  vi.doUnmock('./http.ts');
  vi.doUnmock('../device/lock.ts');
  const forget = (userId: string) => personStore.forget(userId);
  const createArea = () => createSignedInArea(async () => opening);
  return Object.assign(page, { session: own, createArea, followSession, forget, sendBeforeLeaving, homesQuery });
}

/** A browser with a tab for each page, all on one device. */
export class World {
  tabs: Tab[] = [];
  lastUser = '';
  database: Database = 'well';
  readonly pages: readonly Page[];
  readonly server: ModelServer;
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #held = new Set<{ tab: Tab; name: string }>();
  #restoreDatabase = () => {};

  constructor(pages: readonly Page[], server: ModelServer) {
    this.pages = pages;
    this.server = server;
  }

  /** A lock as in a browser: closing a tab releases what it held. */
  withLock<T>(tab: Tab, name: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const before = this.#queues.get(name) ?? Promise.resolve();
    const turn = before.then(() => {
      if (!tab.isAlive) return never();
      signal?.throwIfAborted();
      return task();
    });
    // A tab that dies while it waits frees nothing: another one holds the lock.
    this.#queues.set(
      name,
      before.then(() => Promise.race([turn.catch(() => undefined), tab.died])),
    );
    return turn;
  }

  /** A name that several tabs may hold, and lose when they die. */
  hold(tab: Tab, name: string): () => void {
    const held = { tab, name };
    this.#held.add(held);
    return () => this.#held.delete(held);
  }

  isHeld = (name: string): boolean => [...this.#held].some((held) => held.name === name && held.tab.isAlive);

  async open(): Promise<void> {
    stubBrowser();
    this.#stubDatabase();
    localStorage.clear();
    this.tabs = this.pages.map((page) => this.#openTab(page));
    await this.settle();
  }

  #stubDatabase(): void {
    let patience: AbortController[] = [];
    const isNow = (state: Database) => this.database === state;
    const giveUp = () => {
      const controllers = patience;
      patience = [];
      for (const controller of controllers) controller.abort();
    };
    const put = methodOf(IDBObjectStore.prototype, 'put');
    const commit = methodOf(IDBTransaction.prototype, 'commit');
    const transaction = methodOf(IDBDatabase.prototype, 'transaction');
    const stubs = [
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const controller = new AbortController();
        patience.push(controller);
        return controller.signal;
      }),
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
        if (isNow('full')) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, given);
      }),
      vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
        commit.apply(this);
        if (isNow('late')) giveUp();
      }),
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
        if (isNow('silent')) giveUp();
        return transaction.apply(this, given);
      }),
    ];
    this.#restoreDatabase = () => {
      for (const stub of stubs) stub.mockRestore();
    };
  }

  #openTab(page: Page): Tab {
    const { promise: died, resolve: die } = Promise.withResolvers<void>();
    const area = page.createArea();
    const tab: Tab = { page, isAlive: true, died, die, area, signedIn: null, deafen: () => {} };
    page.tab = tab;
    page.world = this;
    area.current.subscribe(() => {
      tab.signedIn = area.current.get();
      if (!tab.signedIn) return;
      const observer = new QueryObserver(tab.signedIn.queryClient, page.homesQuery as never);
      observer.subscribe(() => {});
    });
    const router = { latestLocation: { href: '/app/listing' }, navigate: async () => {}, invalidate: async () => {} };
    const subscribing = vi.spyOn(page.session, 'subscribe');
    page.followSession(router as unknown as AnyRouter, area);
    tab.deafen = subscribing.mock.results[0]?.value as () => void;
    subscribing.mockRestore();
    return tab;
  }

  /** Opens the signed-in area, as a guard does. */
  async #enter(): Promise<void> {
    for (const { page, area } of this.tabs) {
      const { token, userId } = page.session.get();
      if (token && userId) await area.enter(userId).catch(() => undefined);
    }
  }

  /** Pages die as they stand, in the middle of whatever they do, and are opened again. */
  async reload(tabs: readonly Tab[]): Promise<void> {
    for (const tab of tabs) await this.#kill(tab);
    this.tabs = this.tabs.map((tab) => (tabs.includes(tab) ? this.#openTab(tab.page) : tab));
    await this.settle();
  }

  async #kill(tab: Tab): Promise<void> {
    tab.isAlive = false;
    tab.die();
    tab.deafen();
    await tab.area.leave();
  }

  async close(): Promise<void> {
    for (const tab of this.tabs) {
      await this.#kill(tab);
      tab.page.session.end('left');
    }
    // What the pages' modules know of a silent database ends with its pause.
    await vi.advanceTimersByTimeAsync(20_000);
    this.#restoreDatabase();
    vi.clearAllTimers();
    await this.settle();
  }

  /** Lets everything run that waits for no clock, and the guards with it. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => setImmediate(done));
    await this.#enter();
    for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => setImmediate(done));
  }

  async pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await this.settle();
  }

  isSignedIn = (): boolean => this.pages.some(({ session: own }) => own.get().token !== null);

  async signIn({ page }: Tab, userId: string): Promise<void> {
    this.lastUser = userId;
    page.session.start(this.server.signIn(userId), userId);
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await this.settle();
  }

  /** Resolves to whether something was lost by it. */
  async signOut({ page, signedIn }: Tab): Promise<boolean | undefined> {
    let isLost: boolean | undefined;
    if (!signedIn) return isLost;
    void page.sendBeforeLeaving(signedIn).then((loss) => (isLost = loss !== null));
    await this.pass(1_000);
    if (isLost === undefined) await this.pass(2_100);
    page.session.end('left');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await this.settle();
    await page.forget(signedIn.userId);
    return isLost;
  }

  async online(): Promise<void> {
    this.server.online = true;
    dispatchEvent(new Event('online'));
    await this.settle();
  }

  async retryAll(): Promise<void> {
    const outbox = this.tabs.find(({ signedIn }) => signedIn)?.signedIn?.outbox;
    if (!outbox) return;
    const ids = outbox.entries
      .get()
      .flatMap(({ id, state }) => (state === 'refused' || state === 'parked' || state === 'unclear' ? [id] : []));
    await outbox.retry(ids);
    await this.settle();
  }
}
