import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import type { PersonaKey } from '../../mocks/personas.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { signIn } from '../support/fixtures.ts';
import { filter, rows, sortBy } from '../support/listing.ts';
import { median, rest } from './figures.ts';
import { serve } from './serve.ts';

/*
 * How soon the portal responds to an input, with 24 homes and with 10,000: npm run bench -- interactions [RUNS] [PERSONAS] [CPU]
 *
 * `paint` ends with the first frame after the input, as the browser reports it (Event Timing: in steps of 8 ms, and 8 for all below 16).
 * `there` ends with the frame that shows the result. `task` is the longest task that began in the second after the input. Milliseconds,
 * medians of the runs; a screen has been visited before the way to it is measured.
 */
const [runs = '3', personas = 'main,many', throttles = '1,4'] = process.argv.slice(3);

interface Interaction {
  name: string;
  /** Goes where it happens. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** An XPath whose text the interaction changes. */
  changes: string;
}

const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
const heading = '//main//h1';
const rowCount = "//*[@role='grid']/@aria-rowcount";
const press = (page: Page, key: string) => page.keyboard.press(key);

/** Clicks without waiting for what the click leads to. */
const click = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  await target.page().mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
};
const go = async (page: Page, name: string) => {
  await click(menuLink(page, name));
  await rest(2_000);
};

const interactions: readonly Interaction[] = [
  ...['Comments', 'Properties', 'Profile', 'Dashboard'].map((name) => ({
    name: `go to ${name}`,
    act: (page: Page) => click(menuLink(page, name)),
    changes: heading,
  })),
  {
    name: 'like',
    before: (page) => go(page, 'Properties'),
    act: (page) => click(rows(page).first().getByRole('button', { name: /^Like/ })),
    changes: "(//*[@role='row']//button[@data-mark='liked'])[1]/@aria-pressed",
  },
  { name: 'sort', act: (page) => click(sortBy(page, 'Price')), changes: "(//*[@role='row'][@aria-selected])[1]" },
  { name: 'filter', act: (page) => click(page.getByRole('button', { name: /^Liked/ }).first()), changes: rowCount },
  { name: 'filter off', act: (page) => click(page.getByRole('button', { name: /^Liked/ }).first()), changes: rowCount },
  { name: 'search, a key', before: (page) => filter(page).focus(), act: (page) => press(page, 'w'), changes: rowCount },
  { name: 'search, cleared', act: (page) => press(page, 'Backspace'), changes: rowCount },
  { name: 'open a home', act: (page) => click(rows(page).first().getByRole('link').first()), changes: heading },
  { name: 'back', act: (page) => page.goBack({ waitUntil: 'commit' }), changes: heading },
  {
    name: 'open a menu',
    act: (page) => click(page.getByRole('button', { name: /^Account/ })),
    changes: "//*[@role='menu']",
  },
  {
    name: 'palette, a key',
    before: async (page) => {
      await press(page, 'Escape');
      await press(page, 'Control+k');
      await rest(1_000);
    },
    act: (page) => press(page, 'a'),
    changes: "//*[@role='listbox']",
  },
  {
    name: 'send a message',
    before: async (page) => {
      await press(page, 'Escape');
      await go(page, 'Comments');
      const box = page.getByRole('textbox', { name: /^Message about/ });
      // Of thousands of homes none has a conversation yet: the list of all homes begins one.
      if ((await box.count()) === 0) {
        await page.getByRole('main').getByRole('link', { name: /^All/ }).first().click();
        await page.locator('main li a').first().click();
      }
      await box.fill(`Is it quiet? ${Math.random()}`);
    },
    act: (page) => press(page, 'Enter'),
    changes: "//*[@role='log']",
  },
  {
    name: 'move a weight',
    before: async (page) => {
      await go(page, 'Properties');
      await page.getByRole('link', { name: 'Ranking' }).first().click();
      await page.getByRole('radiogroup').first().waitFor();
      await rest(1_500);
    },
    act: (page) =>
      click(page.getByRole('radiogroup', { name: 'Weight of Price' }).getByRole('radio', { name: 'Most' })),
    changes: "//main//p[@role='status']",
  },
  {
    name: 'choose a theme',
    before: async (page) => {
      await page.getByRole('button', { name: 'Appearance' }).first().click();
      await page.getByRole('radio', { name: 'Semi Dark', exact: true }).waitFor();
      await rest(1_000);
    },
    act: (page) => click(page.getByRole('radio', { name: 'Dark', exact: true })),
    changes: '/html/@data-theme',
  },
];

interface Measured {
  paint: number;
  there: number;
  task: number;
}

/** Measures the input that follows a call of `begin`. */
function instrument(): void {
  const state = { paint: 0, there: 0, task: 0, start: 0 };
  const isInput = ({ isTrusted }: Event) => isTrusted;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (state.start > 0 && startTime >= state.start - 20) state.paint = Math.max(state.paint, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (state.start > 0 && startTime >= state.start - 20 && startTime < state.start + 1_000)
        state.task = Math.max(state.task, duration);
  }).observe({ type: 'longtask' });
  const begin = (path: string) => {
    Object.assign(state, { paint: 0, there: 0, task: 0, start: 0 });
    const text = () => document.evaluate(path, document, null, XPathResult.STRING_TYPE).stringValue;
    const before = text();
    const start = (event: Event) => {
      if (!isInput(event) || state.start > 0) return;
      state.start = event.timeStamp;
    };
    for (const name of ['keydown', 'pointerup', 'popstate']) addEventListener(name, start, { capture: true });
    let isNoted = false;
    const changed = new MutationObserver(() => {
      if (isNoted || state.start === 0 || text() === '' || text() === before) return;
      isNoted = true;
      changed.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (state.there = performance.now() - state.start));
        port1.start();
        port2.postMessage(0);
      });
    });
    changed.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  };
  Object.assign(window, { bench: { begin, state } });
}

interface Bench {
  bench: { begin: (path: string) => void; state: Measured };
}

async function measure(page: Page, { before, act, changes }: Interaction): Promise<Measured> {
  await before?.(page);
  await rest(500);
  await page.evaluate((path) => (window as unknown as Bench).bench.begin(path), changes);
  await act(page);
  await rest(2_000);
  const { paint, there, task } = await page.evaluate(() => (window as unknown as Bench).bench.state);
  return { paint: paint || 8, there, task };
}

async function session(browser: Browser, origin: string, persona: PersonaKey, cpu: number): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(instrument);
  await signIn(page, persona);
  for (const name of ['Properties', 'Comments', 'Profile', 'Dashboard']) await go(page, name);
  const devtools = await context.newCDPSession(page);
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

const columns: { persona: PersonaKey; cpu: number; measured: Map<string, Measured[]> }[] = personas
  .split(',')
  .flatMap((persona) =>
    throttles.split(',').map((cpu) => ({ persona: persona as PersonaKey, cpu: Number(cpu), measured: new Map() })),
  );
const browser = await chromium.launch(chromiumLaunch());
const site = await serve('dist');
try {
  for (let run = 0; run < Number(runs); run += 1)
    for (const { persona, cpu, measured } of columns) {
      const page = await session(browser, site.origin, persona, cpu);
      for (const interaction of interactions) {
        const { name } = interaction;
        try {
          measured.set(name, [...(measured.get(name) ?? []), await measure(page, interaction)]);
        } catch (error) {
          console.error(name, persona, error);
        }
      }
      await page.context().close();
    }
} finally {
  await browser.close();
  site.close();
}

console.log(`| paint / there / task | ${columns.map(({ persona, cpu }) => `${persona}, ${cpu}x`).join(' | ')} |`);
console.log(`| --- |${columns.map(() => ' --: |').join('')}`);
for (const { name } of interactions) {
  const cells = columns.map(({ measured }) => {
    const of = (figure: keyof Measured) => Math.round(median((measured.get(name) ?? []).map((one) => one[figure])));
    return `${of('paint')} / ${of('there')} / ${of('task')}`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
