import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, test as base, type Page } from '@playwright/test';
import { demoWords } from '#mocks/demo-words.ts';
import type { FaultEntry } from '#mocks/faults.ts';
import type { MarketEvent } from '#mocks/market.ts';
import { type Persona, type PersonaKey, personas } from '#mocks/personas.ts';
import type { Mail } from '#mocks/state.ts';
import { type Words, words } from './words.ts';

export { expect };

/** The sizes that every screen is made for. */
export const screens = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Whoever can sign in: a persona, or an account of the flow's own. */
type Who = PersonaKey | Pick<Persona, 'email' | 'password'>;

/*
 * `docs/testing.md` shows these in use. They work alike over HTTP and in the demo. The demo's server runs in the page, so the page has to
 * be on one of the portal's addresses first.
 */
interface Fixtures {
  /** Asks the mocked server's `/mock/…`: a GET without a body, a POST with one. Returns the JSON of the answer, or null. */
  mock: (path: string, body?: unknown) => Promise<unknown>;
  /** Signs in by the form, in the flow's language. */
  signInAs: (who: Who) => Promise<void>;
  /** The newest code that was mailed to an address. */
  codeFor: (email: string) => Promise<string>;
  /** Lets something happen to a home of the main persona, or of another `buyer`; returns the home's id. */
  market: (event: MarketEvent) => Promise<string>;
  /** Lets the agent of the main persona write about a home. */
  agentSays: (home: string, text: string) => Promise<void>;

  /** The language that was chosen on an earlier visit. */
  language: keyof typeof words;
  /** The words of that language. */
  say: Words;
  /** Allows the console messages that match, in a flow that provokes them. */
  allowConsole: (pattern: RegExp) => void;
}

/** Every flow fails on what the browser complains about: an error or warning, an uncaught exception, a breach of the content policy. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  storageState: async ({ language, baseURL }, provide) => {
    const localStorage = [{ name: 'buyer_state', value: JSON.stringify({ locale: language }) }];
    await provide(
      language === 'en' ? undefined : { cookies: [], origins: [{ origin: String(baseURL), localStorage }] },
    );
  },
  say: async ({ language }, provide) => provide(words[language]),
  mock: async ({ page, baseURL }, provide, { project }) => {
    const server = new URL(String(baseURL));
    if (project.name === 'http') server.port = String(Number(server.port) + 1);
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
  signInAs: async ({ page, say }, provide) => provide((who) => signIn(page, who, say)),
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
      // Not the portal's faults: flows block the service worker, and the browser requests the icon at any time.
      const allowed = [
        /Service Worker registration blocked by Playwright/,
        /ERR_INTERNET_DISCONNECTED .*(?:favicon\.svg|service-worker-)/,
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
const eachSetting: readonly Setting[] = [
  ['en', 'phone'],
  ['en', 'desktop'],
  ['ar', 'phone'],
  ['ar', 'desktop'],
];
/** Each language and each width once, for slow flows that need not run in all four settings. */
export const bothSettings: readonly Setting[] = [
  ['en', 'phone'],
  ['ar', 'desktop'],
];

/** Declares flows for each of the settings. They find their words in `say`. */
export function inEachSetting(declare: () => void, settings: readonly Setting[] = eachSetting): void {
  for (const [language, screen] of settings)
    test.describe(`in ${language} on a ${screen}`, () => {
      test.use({ language, viewport: screens[screen] });
      declare();
    });
}

export const personaOf = (key: PersonaKey): Persona => personas[key];

/** Signs in by the form, which it opens unless the page shows it. Returns when the address has changed to the next screen. */
export async function signIn(page: Page, who: Who = 'main', say: Words = words.en): Promise<void> {
  const isThere = URL.canParse(page.url()) && /^\/signin\b/i.test(new URL(page.url()).pathname);
  if (!isThere) await page.goto('/signin');
  const { email, password } = typeof who === 'string' ? personaOf(who) : who;
  await page.getByRole('textbox', { name: say.email }).fill(email);
  await page.getByRole('textbox', { name: say.password }).fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
  await expect(page).not.toHaveURL(/\/signin\b/i);
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

/** Expects WCAG 2.2 level AA, as far as axe can check it. With `landmarks`, everything also has to be within one. */
export async function expectNoAxeFindings(page: Page, { landmarks = false, within = 'html' } = {}): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ rules: { region: { enabled: landmarks } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 200)),
  }));
  expect(findings).toEqual([]);
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

/** A card of a screen, by its heading. */
export const cardNamed = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Sets the demo's faults in this tab, which has to be on a page of the portal. `mocks/sentinels.ts` says what each one does. */
export async function faults(page: Page, entries: readonly FaultEntry[]): Promise<void> {
  await page.evaluate((list) => sessionStorage.setItem('mock-faults', list), JSON.stringify(entries));
}

/** How often the first of the tab’s faults may still happen; 100 where it is switched off or has no end. */
export const timesLeft = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('mock-faults') ?? '[]') as { times?: number }[])[0]?.times ?? 100,
  );

/** The newest code that the demo has mailed to an address, read from the demo's panel. */
export async function mailCode(page: Page, email: string, language = 'en'): Promise<string> {
  const words = demoWords(language);
  const panel = page.getByRole('dialog', { name: words.title });
  await page.getByRole('button', { name: new RegExp(`^${words.demo}`) }).click();
  const mail = panel.getByRole('region', { name: words.mailbox }).getByRole('listitem').filter({ hasText: email });
  const code = (await mail.first().locator('.code').innerText()).trim();
  await panel.getByRole('button', { name: words.close }).click();
  return code;
}

/** From the next load on the device has no room for what a person does. The demo's server has. */
export const fillDatabase = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own object below
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name !== 'people') return put.apply(this, given);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
