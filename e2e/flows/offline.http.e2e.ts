import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { log, message, sendMessage } from '../support/chat.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import {
  brokenImages,
  expect,
  expectNoAxeFindings,
  inEachSetting,
  sidewaysScroll,
  signIn,
  test as base,
} from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { allKept, keptAnswers, keptFor } from '../support/kept-for.ts';
import { type Newcomer, newcomer } from '../support/newcomer.ts';
import type { Words } from '../support/words.ts';

/*
 * Without a network, the service worker serves the app, the device has the server's last answers, and new writes wait on the device.
 */
const test = base.extend<{ buyer: Newcomer }>({
  buyer: async ({ request, apiPort }, provide) => provide(await newcomer(request, apiPort)),
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ allowConsole }) => allowConsole(/net::ERR_INTERNET_DISCONNECTED|ApiError: network/));

/** The note above a screen that shows kept answers. */
const note = (page: Page) =>
  page.getByText(/^You are offline\. Showing your homes as of |^أنت غير متصل بالإنترنت\. تظهر منازلك/);

/** Waits until the device has the app and the three answers. No screen says that it has them, so its storage is read. */
async function settle(page: Page, buyer: Newcomer): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptAnswers(page, buyer.id)).toBe(3);
}

/** Visits the portal once, and disconnects. */
async function visitOnce(page: Page, buyer: Newcomer, say?: Words): Promise<void> {
  await signIn(page, buyer, say);
  await insideFrame(page);
  await settle(page, buyer);
  await page.context().setOffline(true);
}

inEachSetting(() => {
  test('every screen can be read from a cold start', async ({ page, buyer, say }) => {
    await visitOnce(page, buyer, say);
    await page.context().setOffline(false);
    const [first, second] = await buyer.homes();
    await page.context().setOffline(true);
    const id = encodeURIComponent(first?._id ?? '');
    const screens: readonly [path: string, says: string | RegExp][] = [
      ['/app/dashboard', /Ida/],
      ['/app/listing', first?.street ?? ''],
      [`/app/listing/detail?id=${id}`, first?.street ?? ''],
      [`/app/listing/detail?id=${id}&mode=scoring`, first?.street ?? ''],
      [`/app/listing?compare=${id},${encodeURIComponent(second?._id ?? '')}`, second?.street ?? ''],
      ['/app/comments?tab=all', first?.street ?? ''],
      [`/app/comments?id=${id}`, first?.street ?? ''],
      ['/app/profile', 'Ida'],
      ['/app/profile/create', /./],
      ['/app/settings', 'ana.ribeiro@example.com'],
    ];
    for (const [path, says] of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByText(says).filter({ visible: true }).first(), path).toBeVisible();
      if (!path.includes('mode=scoring')) await expect(note(page), path).toBeVisible();
      await expect(page.getByRole('alert'), path).toHaveCount(0);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await expectNoAxeFindings(page);
  });
});

test('the ranking and the way from screen to screen need no network', async ({ page, buyer }) => {
  await visitOnce(page, buyer);
  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Properties', 'Profile', 'Comments', 'Dashboard']) {
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(note(page)).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Properties' }).click();
  await page.getByRole('link', { name: 'My ranking' }).click();
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  await expectNoAxeFindings(page);
  // A photo that could not be loaded is replaced by a drawing.
  await expect.poll(() => brokenImages(page)).toBe(0);
});

test('the page of the first visit opens screens that it has not shown before, and scores', async ({ page, buyer }) => {
  const [home] = await buyer.homes();
  await visitOnce(page, buyer);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Properties', 'Profile', 'Comments']) {
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: name === 'Profile' ? /Ida/ : name })).toBeVisible();
  }
  // No note: these answers came from the server after this page had loaded.
  await expect(note(page)).toHaveCount(0);
  await menu.getByRole('link', { name: 'Properties' }).click();
  await page.getByRole('link', { name: home?.street, exact: true }).click();
  await page.getByRole('button', { name: 'Score during the tour' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '8', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('1 change kept on this device')).toBeVisible();
});

test('a deep link opens in a new tab, and the language can be changed', async ({ page, context, buyer }) => {
  const [, , home] = await buyer.homes();
  await visitOnce(page, buyer);
  const tab = await context.newPage();
  await tab.goto(`/app/listing/detail?id=${home?._id}`);
  await expect(tab.getByRole('heading', { level: 1, name: home?.street })).toBeVisible();
  await expect(note(tab)).toBeVisible();
  await tab.getByRole('button', { name: 'Language: English' }).click();
  await tab.getByRole('menuitem', { name: 'Français' }).click();
  await expect(
    tab.getByText(/^Vous êtes hors ligne\. Vos biens sont affichés tels qu’ils étaient le \d/),
  ).toBeVisible();
});

test('scores, a comment and messages written without a network are sent once', async ({ page, context, buyer }) => {
  const [home] = await buyer.homes();
  await visitOnce(page, buyer);
  await page.goto(`/app/listing/detail?id=${home?._id}`);
  const lot = page.getByRole('radiogroup', { name: 'Lot', exact: true });
  const comments = page.getByLabel('Comments');
  await lot.getByRole('radio', { name: '7', exact: true }).click();
  await comments.fill('The creek is loud.');
  await comments.blur();
  await page.goto(`/app/comments?id=${home?._id}`);
  for (const text of ['Is Sunday at 10 still free?', 'And is the roof new?']) {
    await sendMessage(page, text);
  }
  await page.reload();
  await expect(message(page, 'And is the roof new?')).toBeVisible();
  await expect(log(page).getByText('Not sent yet. Kept on this device.').first()).toBeVisible();
  await expect(page.getByText(/changes kept on this device/)).toBeVisible();
  await page.goto(`/app/listing/detail?id=${home?._id}`);
  await expect(lot.getByRole('radio', { name: '7', exact: true })).toBeChecked();
  await expect(comments).toHaveValue('The creek is loud.');

  await context.setOffline(false);
  await expect(page.getByText('Everything is saved')).toBeVisible({ timeout: 30_000 });
  await expect(note(page)).toBeHidden();
  const arrived = (await buyer.homes()).find(({ _id }) => _id === home?._id);
  expect(arrived?.question).toMatchObject({ qlot: '7', qcomments: 'The creek is loud.' });
  expect(arrived?.replies.filter(({ from }) => from === buyer.id).map(({ reply }) => reply)).toEqual([
    'Is Sunday at 10 still free?',
    'And is the roof new?',
  ]);
});

test('what was saved just before the network went is there after a reload', async ({ page, context, buyer }) => {
  const [home] = await buyer.homes();
  await signIn(page, buyer);
  await settle(page, buyer);
  await page.goto(`/app/listing/detail?id=${home?._id}`);
  const lot = page.getByRole('radiogroup', { name: 'Lot', exact: true });
  await lot.getByRole('radio', { name: '7', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(lot.getByRole('radio', { name: '7', exact: true })).toBeChecked();
});

test('the note goes as soon as the server has answered', async ({ page, context, buyer }) => {
  const [home] = await buyer.homes();
  await visitOnce(page, buyer);
  await page.goto('/app/listing');
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: note(page) })).toHaveCount(1);
  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
  await expect(page.getByText(home?.street ?? '').first()).toBeVisible();
});

for (const network of ['with', 'without'] as const)
  test(`a logout ${network} a network removes the answers, and the next person sees none`, async ({
    page,
    context,
    buyer,
  }) => {
    await visitOnce(page, buyer);
    const homes = await buyer.homes();
    const personal = [buyer.email, 'Novak', ...homes.flatMap(({ _id, street }) => [_id, street])];
    await page.goto(`/app/listing/detail?id=${encodeURIComponent(homes[0]?._id ?? '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(homes[0]?.street ?? '');
    await page.goto('/app/settings');
    await expect(note(page)).toBeVisible();
    const before = await allKept(page);
    expect(personal.filter((text) => !before.includes(text))).toEqual([]);
    if (network === 'with') await context.setOffline(false);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/signin');
    await expect.poll(() => keptFor(page, buyer.id)).toEqual([`${buyer.id}/last-look`, `${buyer.id}/snapshot`]);
    await page.goto('/app/listing');
    await expect(page).toHaveURL(/\/signin/);
    await context.setOffline(false);
    await signIn(page, 'noHomes');
    await insideFrame(page);
    await expect.poll(() => keptFor(page, buyer.id)).toEqual([`${buyer.id}/last-look`]);
    const after = await allKept(page);
    expect(personal.filter((text) => after.includes(text))).toEqual([]);
    expect(after.split(buyer.id)).toHaveLength(2);
    await context.setOffline(true);
    await page.goto('/app/listing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(homes[0]?.street ?? '')).toHaveCount(0);
  });

test('a token that the server refuses ends the session and removes the answers', async ({
  page,
  context,
  buyer,
  allowConsole,
}) => {
  allowConsole(/401/);
  await visitOnce(page, buyer);
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  await page.goto('/app/listing');
  await expect(note(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/signin\?next=/);
  await expect.poll(() => keptAnswers(page, buyer.id)).toBe(0);
});

/** Deletes the answers from the device, or replaces them by a value. */
const replaceAnswers = (page: Page, { id }: Newcomer, value?: string) =>
  page.evaluate(
    ([start, garbage]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('home-buyers-portal');
        opening.addEventListener('success', () => {
          const step = opening.result.transaction('people', 'readwrite');
          const store = step.objectStore('people');
          const reading = store.getAllKeys();
          reading.addEventListener('success', () => {
            for (const key of reading.result.map(String).filter((name) => name.startsWith(start)))
              if (garbage === undefined) store.delete(key);
              else store.put(garbage, key);
          });
          step.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [`${id}/answer/`, value] as const,
  );

for (const [what, value] of [
  ['nothing', undefined],
  ['garbage', '{"status":1,"data":"<script>"'],
] as const)
  test(`with ${what} kept, a screen says why it fails, and opens once there is a network`, async ({
    page,
    context,
    buyer,
  }) => {
    await visitOnce(page, buyer);
    await replaceAnswers(page, buyer, value);
    await page.goto('/app/listing');
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
    await expect(note(page)).toHaveCount(0);
    await context.setOffline(false);
    const [home] = await buyer.homes();
    await expect(page.getByText(home?.street ?? '').first()).toBeVisible();
  });

test('the browser is closed and opened again without a network', async ({ baseURL, buyer }, info) => {
  const folder = info.outputPath('profile');
  const options = { ...chromiumLaunch(), ...(baseURL && { baseURL }), locale: 'en-US' };
  const firstVisit = await chromium.launchPersistentContext(folder, options);
  const page = await firstVisit.newPage();
  await signIn(page, buyer);
  await settle(page, buyer);
  await firstVisit.close();
  const secondVisit: BrowserContext = await chromium.launchPersistentContext(folder, { ...options, offline: true });
  try {
    const again = await secondVisit.newPage();
    await again.goto('/');
    await expect(again).toHaveURL('/app/dashboard');
    await expect(again.getByRole('heading', { level: 1, name: /Ida/ })).toBeVisible();
    await expect(note(again)).toBeVisible();
  } finally {
    await secondVisit.close();
  }
});

test.describe('the worker', () => {
  const registrations = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  test('keeps the app, and neither calls nor photos', async ({ page, buyer }) => {
    await signIn(page, buyer);
    await settle(page, buyer);
    await page.goto('/app/listing');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
      return urls;
    });
    expect(kept).toContain('/index.html');
    expect(kept.length).toBeGreaterThan(30);
    expect(kept.filter((path) => /^\/(?:api|photos)\//.test(path))).toEqual([]);
    await page.goto('/licences.txt');
    await expect(page.getByText('MIT License').first(), 'a file of the host is no screen of the portal').toBeVisible();
  });

  for (const [what, answer] of [
    ['missing', { status: 404, contentType: 'text/plain', body: 'Not Found' }],
    ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Another project</title>' }],
  ] as const)
    test(`is removed on localhost, with one reload, if its file is ${what}`, async ({
      page,
      context,
      allowConsole,
    }) => {
      allowConsole(/404/);
      await page.goto('/signin');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.route('**/sw.js', (route) => route.fulfill(answer));
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.reload();
      await expect.poll(() => loads).toBe(2);
      await expect.poll(() => registrations(page)).toBe(0);
      await page.getByLabel('E-mail').fill('still@here');
      await page.reload();
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(3);
    });

  test('is fetched once the network is back, if it went during the first visit', async ({
    page,
    buyer,
    allowConsole,
  }) => {
    allowConsole(/The service worker could not be registered/);
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      let tries = 0;
      navigator.serviceWorker.register = (...given) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : register(...given);
      };
    });
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be registered'));
    await signIn(page, buyer);
    await logged;
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await settle(page, buyer);
  });

  test('is not needed: if it cannot be registered, the console says so and the portal works', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/The service worker could not be registered/);
    await page.addInitScript(() => {
      Object.defineProperty(navigator.serviceWorker, 'register', {
        value: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
      });
    });
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be registered'));
    await signIn(page);
    expect((await logged).type()).toBe('error');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
