import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { personStore } from './person-store.ts';
import { stubBrowser } from './spec-browser.ts';
import { openPreferences } from './preferences.ts';
import { pageWithSilence } from './spec-database.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps what each of two tabs sets, shows it in both, and forgets in both what one removes', async () => {
  stubBrowser();
  const user = crypto.randomUUID();
  const [one, two] = [await openPreferences(user), await openPreferences(user)];
  const both = () => [one, two].map(({ doneConversations }) => Object.fromEntries(doneConversations.get()));
  one.doneConversations.change((known) => new Map(known).set('x', 1));
  two.doneConversations.change((known) => new Map(known).set('y', 2));
  await vi.waitFor(() =>
    expect(both()).toEqual([
      { x: 1, y: 2 },
      { x: 1, y: 2 },
    ]),
  );
  two.doneConversations.change((known) => new Map([...known].filter(([id]) => id !== 'x')));
  await vi.waitFor(() => expect(both()).toEqual([{ y: 2 }, { y: 2 }]));
  const reloaded = await openPreferences(user);
  expect([...reloaded.doneConversations.get()]).toEqual([['y', 2]]);
  for (const tab of [one, two, reloaded]) tab.close();
});

it('is stored later by itself where the database was silent, but not for a person who has signed out', async () => {
  stubBrowser();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { silence, openPreferences: open } = await pageWithSilence();
  const opening = Promise.all(['ann', 'ben'].map(open));
  silence.abort();
  const people = await opening;
  for (const { archivedMarks } of people) archivedMarks.change((known) => new Map(known).set('p1', 'liked'));
  const [ann, ben] = people;
  ann?.close();
  vi.unstubAllGlobals();
  stubBrowser();
  expect(await personStore.read('ben', 'archived-marks')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(async () =>
    expect(await personStore.read('ben', 'archived-marks')).toEqual(new Map([['p1', 'liked']])),
  );
  expect(await personStore.read('ann', 'archived-marks')).toBeUndefined();
  ben?.close();
});
