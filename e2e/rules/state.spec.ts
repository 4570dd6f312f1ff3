// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/*
 * State outside React and the signed-in object. No module-level variable may hold data of a person, because the next person would meet it.
 * A variable that belongs to the device or the page is listed here with its reason.
 */
const allowed: Record<string, string> = {
  'src/device/storage.ts: notTaken': 'items that a full local storage refused; cleared with it',
  'src/device/person-store.ts: opened': 'the open database',
  'src/device/person-store.ts: memory': 'records that a full database refused, by person; cleared with it',
  'src/device/person-store.ts: bases': 'the earlier values of those records; cleared with them',
  'src/device/person-store.ts: lostWithTab': 'the names of drafts that could not be stored; cleared with them',
  'src/device/person-store.ts: isSilent': 'whether the database did not answer',
  'src/device/person-store.ts: isFailing': 'whether the database failed at what was asked of it last',
  'src/device/person-store.ts: listeners': 'callbacks for the next retry',
  'src/device/person-store.ts: pausing': 'the time of that retry',
  'src/device/lock.ts: turns': 'the locks that are held, in a browser that has none',
  'src/device/outbox.ts: hasAsked': 'whether the browser has been asked not to clear the storage',
  'src/device/report.ts: sent': 'how many reports this page has sent',
  'src/device/session.ts: listeners': 'callbacks for changes of the session',
  'src/device/settings.ts: store': 'settings of the device',
  'src/device/theme-choice.ts: store': 'settings of the device',
  'src/device/column-settings.ts: store': 'settings of the device',
  'src/api/identity.ts: sdk': 'the code of the identity service, once it is loaded',
  'src/i18n/start-i18n.ts: entered': 'the areas of texts that screens have loaded',
  'src/i18n/format.ts: formats': 'Intl objects by language',
  'src/i18n/isolated.ts: directions': 'writing directions by language',
  'src/ui/use-now.ts: now': 'the clock',
  'src/ui/overlays-code.ts: overlays': 'the code of menus, layers, tips and toasts, once it is loaded',
  'src/ui/overlays-code.ts: listeners': 'callbacks for its arrival',
  'src/ui/toast.tsx: wanted': 'whether there has been a toast yet',
  'src/ui/toast.tsx: plain': 'toasts shown without their code; cleared at a sign-out',
  'src/ui/toast.tsx: listeners': 'callbacks that render them',
  'src/ui/toast.tsx: allShown': 'the promise that all requested toasts are shown',
};

// In formatted code a declaration without indentation is at the top level. A collection with initial values is a table, not state.
const state =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet|AbortController)(?:<.*>)?\(\)|createStore(?:<.*>)?\())/gm;

const found = sourceFiles('src').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(state)].map((match) => `${file}: ${match[1] ?? match[2]}`),
);

describe('module-level state', () => {
  it('is listed here', () => {
    expect(found.filter((one) => !(one in allowed))).toEqual([]);
  });

  it('exists if it is listed', () => {
    expect(Object.keys(allowed).filter((one) => !found.includes(one))).toEqual([]);
  });
});

describe('the homes that screens show', () => {
  it('have the buyer’s unsent writes laid over them: only two files read the query', () => {
    const readers = sourceFiles('src').filter((file) =>
      /\buse(?:Suspense)?Query\(\s*(?:\{\s*\.\.\.)?homesQuery\b/.test(readFileSync(file, 'utf8')),
    );
    // The second file only polls, and shows no homes.
    expect(readers).toEqual(['src/api/use-homes.ts', 'src/api/use-polled-homes.ts']);
  });
});
