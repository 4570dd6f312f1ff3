import { AxeBuilder } from '@axe-core/playwright';
import type { RuleObject } from 'axe-core';
import { type BrowserContext, expect, type Locator, test as base, type Page, type Route } from '@playwright/test';
import type { FaultEntry } from '#mocks/faults.ts';
import type { MarketEvent } from '#mocks/market.ts';
import { type Persona, type PersonaKey, personas } from '#mocks/personas.ts';
import { standingToken } from '#mocks/seed/sessions.ts';
import type { Mail } from '#mocks/state.ts';
import { type Words, words } from './words.ts';

export { expect };

/** The sizes that every screen is made for. */
export const screens = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** An account to sign in with: a persona, or one of the flow's own. */
type Who = PersonaKey | Pick<Persona, 'email' | 'password'>;

/*
 * `docs/testing.md` shows these in use. They work the same over HTTP and in the demo. The demo's server runs in the page, so the page has
 * to be on one of the portal's addresses first.
 */
interface Fixtures {
  /** Where the mocked API listens in the http project, whose portal passes its calls on to the next port. */
  apiPort: number;
  /** Sends a request to `/mock/…` of the mocked server: a GET without a body, a POST with one. Returns the JSON of the answer, or null. */
  mock: (path: string, body?: unknown) => Promise<unknown>;
  /** The newest code that was mailed to an address. */
  codeFor: (email: string) => Promise<string>;
  /** Changes a home of the main persona, or of another `buyer`, as its agent or seller would. Returns the home's id. */
  market: (event: MarketEvent) => Promise<string>;
  /** Sends a message about a home from the main persona's agent. */
  agentSays: (home: string, text: string) => Promise<void>;

  /** The language that was chosen on an earlier visit. */
  language: keyof typeof words;
  /** The words of that language. */
  say: Words;
  /** Allows the console messages that match, in a flow that provokes them. */
  allowConsole: (pattern: RegExp) => void;
}

/** A flow fails if the browser reports an error, a warning, an uncaught exception or a breach of the content policy. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  storageState: async ({ language, baseURL }, provide) => {
    const localStorage = [{ name: 'buyer_state', value: JSON.stringify({ locale: language }) }];
    await provide(
      language === 'en' ? undefined : { cookies: [], origins: [{ origin: String(baseURL), localStorage }] },
    );
  },
  say: async ({ language }, provide) => provide(words[language]),
  apiPort: async ({ baseURL }, provide) => provide(Number(new URL(String(baseURL)).port) + 1),
  mock: async ({ page, baseURL, apiPort }, provide, { project }) => {
    const server = new URL(String(baseURL));
    if (project.name === 'http') server.port = String(apiPort);
    await provide(async (path, body) => {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const ask = async ([url, options]: readonly [string, RequestInit]) => {
        const answer = await fetch(url, options);
        if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
        return answer.status === 204 ? null : ((await answer.json()) as unknown);
      };
      const asked = [new URL(`/mock/${path}`, server).href, init] as const;
      return project.name === 'http' ? ask(asked) : page.evaluate(ask, asked);
    });
  },
  codeFor: async ({ mock }, provide) =>
    provide(async (email) => {
      const [newest] = (await mock(`mail?to=${encodeURIComponent(email)}`)) as Mail[];
      return newest?.code ?? '';
    }),
  market: async ({ mock }, provide) =>
    provide(async (event) => ((await mock('market', event)) as { home: string }).home),
  agentSays: async ({ market }, provide) =>
    provide(async (home, text) => void (await market({ kind: 'message', home, text }))),
  allowConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // These are not the portal's faults: flows block the service worker, and the icon and the worker's files are requested whenever the
      // page is idle, which may be while a flow has taken the network away.
      const allowed = [
        /Service Worker registration blocked by Playwright/,
        /ERR_INTERNET_DISCONNECTED .*\/(?:favicon\.svg|assets\/service-worker-|sw\.js)/,
      ];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      // Chromium reports a breach itself, but not which sample of which element.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use((pattern) => allowed.push(pattern));
      expect(
        complaints.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'what the browser complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

type Setting = readonly [language: keyof typeof words, screen: 'phone' | 'desktop'];
/** Each language and each width once. */
const settings: readonly Setting[] = [
  ['en', 'phone'],
  ['ar', 'desktop'],
];

/** Declares flows for each of the settings. They find their words in `say`. */
export function inEachSetting(declare: () => void): void {
  for (const [language, screen] of settings)
    test.describe(`in ${language} on a ${screen}`, () => {
      test.use({ language, viewport: screens[screen] });
      declare();
    });
}

export const personaOf = (key: PersonaKey): Persona => personas[key];

/** Signs in by the form, and opens it first unless the page shows it. Returns when the address is that of the next screen. */
export async function signIn(page: Page, who: Who = 'main', say: Words = words.en): Promise<void> {
  const isThere = URL.canParse(page.url()) && /\/signin\/?$/i.test(new URL(page.url()).pathname);
  if (!isThere) await page.goto('/signin');
  const { email, password } = typeof who === 'string' ? personaOf(who) : who;
  await page.getByRole('textbox', { name: say.email }).fill(email);
  await page.getByRole('textbox', { name: say.password }).fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
  await expect(page).not.toHaveURL(/\/signin\b/i);
}

/** Opens a screen in a session that an earlier visit left on the device. */
export async function openSignedIn(page: Page, path: string, who: PersonaKey = 'main'): Promise<void> {
  const id = `buyer-${who}`;
  // A file of the site that runs nothing.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([token, userId]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user_id', userId);
    },
    [standingToken(id), id] as const,
  );
  await page.goto(path);
}

/** The toast that says this: a live region with a button of its own to close it. */
export function toastOf(page: Page, text: string | RegExp, say: Words = words.en) {
  return page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: text, has: page.getByRole('button', { name: say.close }) });
}

/** Waits for the toast and closes it, so that the next one is the only one. */
export async function expectToast(page: Page, text: string | RegExp, say: Words = words.en): Promise<void> {
  const toast = toastOf(page, text, say);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: say.close }).click();
  await expect(toast).toBeHidden();
}

/**
 * Axe within the page: 0.9 s for the listing. With the details of what passes, and the second page that it needs for frames of other sites,
 * it would be 4.9 s.
 */
export const axeOf = (page: Page, rules: RuleObject = {}) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });

/** Expects WCAG 2.2 level AA, as far as axe can check it. With `landmarks`, all content also has to be within a landmark. */
export async function expectNoAxeFindings(page: Page, { landmarks = false, within = 'html' } = {}): Promise<void> {
  const { violations } = await axeOf(page, { region: { enabled: landmarks } })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 200)),
  }));
  expect(findings).toEqual([]);
}

/** The page as a whole. It has the language, the direction, and the classes of the specification. */
export const root = (page: Page) => page.getByRole('document');

/** The control that has the focus. Playwright has no locator by role for it. */
export const focused = (within: Page | Locator) => within.locator(':focus');

/** A part of the page whose content is still loading. Playwright has no locator by role for it. */
export const loading = (within: Page | Locator) => within.locator('[aria-busy=true]');

/** Presses Tab, or Shift+Tab, until the control has the focus. */
export const tabTo = (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> =>
  pressUntilFocused(page, control, key);

/** Presses a key until the control has the focus. Presses it not at all if it has the focus already. */
export async function pressUntilFocused(page: Page, control: Locator, key: string): Promise<void> {
  // Counted, not timed: forty presses across a screen of photos take a slow machine ten seconds.
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} has not led there`);
}

/** Presses an Enter that belongs to an input method, as Safari reports it: after the composition has ended, by the key code alone. */
export async function pressEnterOfInputMethod(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const event = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** The colour behind all content of the page. */
export const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** How far the page scrolls sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the text size of the browser's own settings, which media queries in em follow too. */
export async function setTextSize(page: Page, size: '100%' | '200%'): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size === '200%' ? 32 : 16 } });
  await browser.detach();
  const isSet = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(isSet).toBe(size === '200%' ? '32px' : '16px');
}

/** How many images are in view that could not be loaded. */
export const brokenImages = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter(
        (image) => image.complete && image.naturalWidth === 0 && image.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

/** Expects at least one link, and no link that runs a script or opens anything but a page, a mail or a call. */
export async function expectSafeLinks(within: Page | Locator): Promise<void> {
  const links = within.getByRole('link');
  await expect(links).not.toHaveCount(0);
  const protocols = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(protocols.filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol))).toEqual([]);
}

/** Expects `count` targets of at least 44 px, all of them on the screen without scrolling. */
export async function expectInSight(targets: Locator, count: number): Promise<void> {
  await expect(targets).toHaveCount(count);
  for (const target of await targets.all()) {
    await expect(target).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

/** A card by its heading. A card has no role: landmarks would be too many if each card were one. */
export const cardNamed = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Sets the demo's faults in this tab, which has to be on a page of the portal. `docs/testing.md` says what each one does. */
export async function faults(page: Page, entries: readonly FaultEntry[]): Promise<void> {
  await page.evaluate((list) => sessionStorage.setItem('mock-faults', list), JSON.stringify(entries));
}

/** How often the first fault of the tab may still happen; 100 if there is no fault, or no limit. */
export const timesLeft = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('mock-faults') ?? '[]') as { times?: number }[])[0]?.times ?? 100,
  );

/** From the next load on, the portal's database on the device is full. The demo's server can still store. */
export const fillDatabase = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own object below
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name !== 'people') return put.apply(this, given);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** Keeps the portal's database on the device busy, so that what is written waits, until the returned function is called. */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((isBusy) => {
        const opening = indexedDB.open('home-buyers-portal');
        opening.addEventListener('success', () => {
          const records = opening.result.transaction('people').objectStore('people');
          let isHeld = true;
          addEventListener('release-database', () => (isHeld = false), { once: true });
          const read = () => {
            isBusy();
            if (isHeld) records.count().addEventListener('success', read);
            else opening.result.close();
          };
          records.count().addEventListener('success', read);
        });
      }),
  );
  return () => page.evaluate(() => void dispatchEvent(new Event('release-database')));
}

/**
 * Answers requests, those of pages that stand open as well: after Playwright's own `route` a busy page sends its next ones past it, until it
 * has heard of the route.
 */
export async function routeRequests(
  on: Page | BrowserContext,
  addresses: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await on.route(addresses, answer);
  const probe = 'favicon.svg?is-routed';
  const isProbe = (url: URL) => url.href.endsWith(probe);
  await on.route(isProbe, (route) => route.fulfill({ body: 'routed' }));
  for (const page of 'pages' in on ? on.pages() : [on]) {
    if (page.url() === 'about:blank') continue;
    const ask = async (url: string) => (await fetch(url)).text();
    await expect.poll(() => page.evaluate(ask, `/${probe}`).catch(() => 'lost')).toBe('routed');
  }
  await on.unroute(isProbe);
}

/** Holds back requests, as a very slow line would, until the returned function is called. Without `addresses`, those for the build. */
export async function holdRequests(
  on: Page | BrowserContext,
  addresses: string | RegExp = '**/assets/**',
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await routeRequests(on, addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes the random waits between retries a hundredth as long. Ids are random numbers too, so the numbers still differ. */
export async function shortenRetries(page: Page): Promise<void> {
  await page.evaluate(() => {
    const random = Math.random;
    Math.random = () => random() / 100;
  });
}

/** Removes the token, as if the session had never begun: the next page that loads is anonymous. */
export const forgetSession = (page: Page): Promise<void> => page.evaluate(() => localStorage.removeItem('token'));
