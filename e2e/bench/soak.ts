import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { signIn } from '../support/fixtures.ts';
import { host } from '../support/hosted.ts';

/*
 * Thousands of navigations, sends and refreshes in one page, to see whether memory, nodes or listeners grow: `npm run build`, then
 * `npm run soak -- [ROUNDS]`. A round makes five navigations, sends a message, likes a home and takes that back, and reads the list again.
 */
const [rounds = '300'] = process.argv.slice(2);
const screens = ['Dashboard', 'Properties', 'Profile', 'Comments'];

interface Left {
  heap: number;
  nodes: number;
  listeners: number;
}

async function measure(client: CDPSession): Promise<Left> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function round(page: Page, index: number): Promise<void> {
  for (const name of screens) {
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  }
  // A bare address opens a conversation only while one is unread, so the round chooses one.
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  const box = page.getByRole('textbox', { name: /^Message about/ });
  await box.fill(`Question ${index}`);
  await box.press('Enter');
  await page.getByRole('log').getByText(`Question ${index}`, { exact: true }).waitFor();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Properties/ })
    .click();
  const like = page
    .getByRole('grid')
    .getByRole('button', { name: /^Like / })
    .first();
  await like.click();
  await like.click();
}

const site = await host('dist');
const { args = [], ...launch } = chromiumLaunch();
// Compiled code is part of the heap, and grows as long as the browser finds something to optimize.
const interpreted = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const browser = await chromium.launch({ ...launch, args: [...args, interpreted] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const failures: string[] = [];
page.on('pageerror', (error) => failures.push(String(error)));
// Long enough for a busy machine.
page.setDefaultTimeout(300_000);
await page.goto(`${site.url}/signin`);
await signIn(page);
const client = await page.context().newCDPSession(page);
await client.send('Performance.enable');
const line = (index: number, { heap, nodes, listeners }: Left) =>
  console.log(
    `${String(index).padStart(6)} rounds  ${heap.toFixed(1).padStart(6)} MB  ${nodes} nodes  ${listeners} listeners`,
  );
const total = Number(rounds);
const started = Date.now();
for (let index = 1; index <= total; index += 1) {
  await round(page, index);
  if (index % Math.max(1, Math.floor(total / 10)) === 0) line(index, await measure(client));
}
console.log(
  `${total * 5} navigations, ${total} messages, ${total * 2} marks, ${Math.round((Date.now() - started) / 1000)} s`,
);
for (const failure of failures) console.log(failure);
await browser.close();
site.close();
