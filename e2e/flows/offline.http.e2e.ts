import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { expect, expectNoAxeFindings, inEachSetting, bothSettings, signIn, test as base } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { type Newcomer, newcomer } from '../support/newcomer.ts';
import { allKept, keptFor } from '../support/kept-for.ts';
import type { Words } from '../support/words.ts';

/*
 * Without a network: the app comes from its service worker, what the server said from the device, and what is written waits there.
 */
const test = base.extend<{ buyer: Newcomer }>({
  buyer: async ({ request, baseURL }, provide) =>
    provide(await newcomer(request, Number(new URL(String(baseURL)).port) + 1)),
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ allowConsole }) => allowConsole(/net::ERR_INTERNET_DISCONNECTED|ApiError: network/));

const note = (page: Page) =>
  page.getByText(/^You are offline\. Showing your homes as of |^أنت غير متصل بالإنترنت\. تظهر منازلك/);

const answersFor = async (page: Page, { id }: Newcomer) =>
  (await keptFor(page, id)).filter((key) => key.startsWith(`${id}/answer/`) && key.endsWith('/note')).length;

/** Waits until the app and the three answers are on the device, which is when one may leave the network. */
async function settle(page: Page, buyer: Newcomer): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => answersFor(page, buyer)).toBe(3);
}

/** A first visit, and then no network. */
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
    }
    await expectNoAxeFindings(page);
  });
}, bothSettings);

test('the ranking and the walk from screen to screen need no network', async ({ page, buyer }) => {
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
  // A photo that was not loaded is drawn.
  const broken = () =>
    [...document.images].filter(
      (img) => img.complete && img.naturalWidth === 0 && img.checkVisibility({ visibilityProperty: true }),
    ).length;
  await expect.poll(() => page.evaluate(broken)).toBe(0);
});

test('the page of the first visit itself walks on to screens that it never showed', async ({ page, buyer }) => {
  await visitOnce(page, buyer);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Properties', 'Profile', 'Comments']) {
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: name === 'Profile' ? /Ida/ : name })).toBeVisible();
  }
  // The screen shows the server's answer to this page.
  await expect(note(page)).toHaveCount(0);
});

test('a deep link opens in a new tab, and another language speaks', async ({ page, context, buyer }) => {
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

test('what is written without a network stays, and arrives once', async ({ page, context, buyer }) => {
  const [home] = await buyer.homes();
  await visitOnce(page, buyer);
  await page.goto(`/app/listing/detail?id=${home?._id}`);
  const lot = page.getByRole('radiogroup', { name: 'Lot', exact: true });
  const comments = page.getByLabel('Comments');
  await lot.getByRole('radio', { name: '7', exact: true }).click();
  await comments.fill('The creek is loud.');
  await comments.blur();
  await page.goto(`/app/comments?id=${home?._id}`);
  const box = page.getByRole('textbox', { name: /^Message about/ });
  for (const text of ['Is Sunday at 10 still free?', 'And is the roof new?']) {
    await box.fill(text);
    await box.press('Enter');
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
  }

  await page.reload();
  await expect(page.getByRole('log').getByText('And is the roof new?')).toBeVisible();
  await expect(page.getByRole('log').getByText('Not sent yet. Kept on this device.').first()).toBeVisible();
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

test('the note goes as soon as the server has answered, and what is new shows', async ({ page, context, buyer }) => {
  const [home] = await buyer.homes();
  await visitOnce(page, buyer);
  await page.goto('/app/listing');
  await expect(note(page)).toBeVisible();
  const said = page.getByRole('status').filter({ has: note(page) });
  await expect(said).toHaveCount(1);
  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
  await expect(page.getByText(home?.street ?? '').first()).toBeVisible();
});

for (const network of ['with', 'without'] as const)
  test(`a logout ${network} a network leaves no answer, and the next person sees none`, async ({
    page,
    context,
    buyer,
  }) => {
    await visitOnce(page, buyer);
    const homes = await buyer.homes();
    const said = [buyer.email, 'Novak', ...homes.flatMap(({ _id, street }) => [_id, street])];
    await page.goto(`/app/listing/detail?id=${encodeURIComponent(homes[0]?._id ?? '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(homes[0]?.street ?? '');
    await page.goto('/app/settings');
    await expect(note(page)).toBeVisible();
    const before = await allKept(page);
    expect(said.filter((text) => !before.includes(text))).toEqual([]);
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
    expect(said.filter((text) => after.includes(text))).toEqual([]);
    expect(after.split(buyer.id)).toHaveLength(2);
    await context.setOffline(true);
    await page.goto('/app/listing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(homes[0]?.street ?? '')).toHaveCount(0);
  });

test('a token that the server refuses ends the session, and the answers go with it', async ({
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
  await expect.poll(() => answersFor(page, buyer)).toBe(0);
});

/** Takes the answers off the device, or puts something in their place. */
const tamper = (page: Page, { id }: Newcomer, value?: string) =>
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
  test(`with ${what} kept, a screen fails in words, and Try again works once there is a network`, async ({
    page,
    context,
    buyer,
  }) => {
    await visitOnce(page, buyer);
    await tamper(page, buyer, value);
    await page.goto('/app/listing');
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
    await expect(note(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
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

  test('keeps the app and nothing that a person was answered', async ({ page, buyer }) => {
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
  });

  for (const [what, answer] of [
    ['missing', { status: 404, contentType: 'text/plain', body: 'Not Found' }],
    ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Another project</title>' }],
  ] as const)
    test(`whose file is ${what} is taken away on localhost, with one reload`, async ({
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

  test('that cannot be registered is logged and nothing else', async ({ page, allowConsole }) => {
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
