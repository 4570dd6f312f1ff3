// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/*
 * State outside React and the signed-in object. No module-level variable may hold anything of a person: it would be there for the next
 * one. What a module does keep belongs to the device or the page, and is listed here with its reason.
 */
const allowed: Record<string, string> = {
  'src/device/storage.ts: notTaken': 'what a full local storage did not take; wiped with it',
  'src/device/person-store.ts: opened': 'the open database',
  'src/device/person-store.ts: memory': 'what a full database did not take, apart for each person; wiped with it',
  'src/device/person-store.ts: bases': 'what that was before; wiped with it',
  'src/device/person-store.ts: lostWithTab': 'the names of drafts that found no room; wiped with them',
  'src/device/person-store.ts: isSilent': 'whether the database did not answer',
  'src/device/person-store.ts: listeners': 'who tries again later',
  'src/device/person-store.ts: pausing': 'when that is',
  'src/device/lock.ts: turns': 'who has a lock in a browser without locks, for as long as it lasts',
  'src/device/outbox.ts: hasAsked': 'whether the browser has been asked not to clear the storage',
  'src/device/report.ts: sent': 'how many reports this page has sent',
  'src/device/session.ts: listeners': 'who follows the session',
  'src/device/settings.ts: store': 'settings of the device',
  'src/device/theme-choice.ts: store': 'settings of the device',
  'src/device/column-settings.ts: store': 'settings of the device',
  'src/api/load-http.ts: http': 'the code that sends requests, once it is loaded',
  'src/api/identity.ts: sdk': 'the code of the identity service, once it is loaded',
  'src/i18n/start-i18n.ts: entered': 'which areas of words the screens have needed',
  'src/i18n/format.ts: formats': 'Intl objects by language',
  'src/i18n/isolated.ts: directions': 'writing directions by language',
  'src/ui/use-now.ts: now': 'the clock',
  'src/ui/overlays-code.ts: overlays': 'the code of menus, layers, tips and toasts, once it is loaded',
  'src/ui/overlays-code.ts: listeners': 'who waits for it',
  'src/ui/later.tsx: isReturn': 'whether the page was reloaded, or the last step led back',
  'src/ui/toast.tsx: wanted': 'whether there has been a toast yet',
  'src/ui/toast.tsx: plain': 'toasts whose code is lost; cleared at a sign-out',
  'src/ui/toast.tsx: listeners': 'who shows them',
  'src/ui/toast.tsx: allShown': 'when the toasts that are asked for are shown',
};

// The code is formatted, so a declaration without indentation is at the top level. A collection with initial values is a table, not state.
const state =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet|AbortController)(?:<.*>)?\(\)|createStore(?:<.*>)?\())/gm;

const found = sourceFiles('src').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(state)].map((match) => `${file}: ${match[1] ?? match[2]}`),
);

describe('module-level state', () => {
  it('is what is listed here', () => {
    expect(found.filter((one) => !(one in allowed))).toEqual([]);
  });

  it('is still there where it is listed', () => {
    expect(Object.keys(allowed).filter((one) => !found.includes(one))).toEqual([]);
  });
});

describe('the homes that screens show', () => {
  it('are read with the buyer’s unsent writes in them, by useHomes and useKnownHomes alone', () => {
    const readers = sourceFiles('src').filter((file) =>
      /\buse(?:Suspense)?Query\(\s*(?:\{\s*\.\.\.)?homesQuery\b/.test(readFileSync(file, 'utf8')),
    );
    // The second one polls and shows no homes.
    expect(readers).toEqual(['src/api/use-homes.ts', 'src/api/use-polled-homes.ts']);
  });
});
