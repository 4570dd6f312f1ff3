import 'fake-indexeddb/auto';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openSignedIn } from '../app/open-signed-in.ts';
import type { Gate } from '../device/outbox-gate.ts';
import { personStore } from '../device/person-store.ts';
import { session } from '../device/session.ts';
import { settings } from '../device/settings.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import { createStore } from '../device/store.ts';
import { type Home, homeSchema } from '../domain/home.ts';
import type { Write } from '../domain/write.ts';
import { homesQuery } from './homes.ts';
import { AppContextProvider, type SignedIn } from './signed-in.ts';
import { useKnownHomes } from './use-homes.ts';
import { useWrites, type Writes } from './use-writes.ts';

export const envelope = (status: 0 | 1, message: string, http = 200) =>
  new Response(JSON.stringify({ status, message }), { status: http });

export const mark: Write = { kind: 'mark', propStatus: 'liked' };
export const remove: Write = { kind: 'remove' };

export let cache: QueryClient;
/** Who is signed in: somebody new each time. */
export let user = '';
export let signedIn: SignedIn;
export let writes: Writes;
let root: Root;
/** The homes of each render of a screen. */
export const rendered: (readonly Home[] | undefined)[] = [];

function Screen() {
  const current = useWrites();
  const homes = useKnownHomes();
  useEffect(() => {
    writes = current;
    rendered.push(homes?.items);
  }, [current, homes]);
  return null;
}

/** Opens the signed-in area, before a screen. */
export async function open(): Promise<void> {
  signedIn = await openSignedIn(user);
  cache = signedIn.queryClient;
  root = createRoot(document.createElement('div'));
}

/** Opens the signed-in area, with those homes in the cache, or none yet, and a screen that shows them. */
export async function enter(items: readonly Home[] | null = [homeSchema.parse({ _id: 'p1', tax: 1 })]): Promise<void> {
  await open();
  if (items) cache.setQueryData(homesQuery.queryKey, { items, skipped: 0 });
  const context = { session, settings, signedIn: createStore<SignedIn | null>(signedIn) };
  const screen = createElement(QueryClientProvider, { client: cache }, createElement(Screen));
  rendered.length = 0;
  root.render(createElement(AppContextProvider, { value: context }, screen));
  await vi.waitFor(() => expect(rendered).not.toEqual([]));
}

export async function leave(): Promise<void> {
  root.unmount();
  await signedIn.dispose();
}

/** The entries of the outbox as the device has them. */
export const kept = async () =>
  ((await personStore.read(user, 'outbox')) ?? []) as {
    lane: string;
    write: Write;
    state: string;
    reason: string | null;
    gate?: Gate;
    hold?: { since: number; until: number };
  }[];

/** The homes of the cache. */
export const homes = () => cache.getQueryData(homesQuery.queryKey)?.items ?? [];

/** Gives each spec of a file a person who has signed in and a browser of their own. */
export function inSignedInArea(): void {
  beforeEach(() => {
    user = crypto.randomUUID();
    session.start('t0ken', user);
    // The longest of the waits that chance chooses.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    stubBrowser();
  });

  afterEach(async () => {
    await leave();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });
}
