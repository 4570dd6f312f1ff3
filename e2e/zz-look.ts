import { chromium } from '@playwright/test';
import { chromiumLaunch } from './support/chromium.ts';
import { signIn } from './support/fixtures.ts';
const browser = await chromium.launch(chromiumLaunch());
const context = await browser.newContext({ baseURL: 'http://localhost:4260', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(m.text().slice(0, 300)); });
page.on('pageerror', (e) => console.log('EXC', String(e).slice(0, 500)));
await signIn(page);
await page.getByRole('heading', { level: 1 }).waitFor();
for (const job of process.argv.slice(2)) {
  // name;width;settings-json;action
  const [name, width, set, action = ''] = job.split(';');
  await page.setViewportSize({ width: Number(width), height: Number(width) < 600 ? 740 : 900 });
  await page.evaluate((s) => localStorage.setItem('buyer_state', s), set || '{}');
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const a of action.split('|').filter(Boolean)) {
    if (a.startsWith('key:')) await page.keyboard.press(a.slice(4));
    else if (a.startsWith('type:')) await page.keyboard.type(a.slice(5));
    else await page.getByRole('button', { name: new RegExp(a) }).first().click();
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: `/tmp/fr/${name}.png` });
  console.log(name, await page.title(), await page.evaluate(() => document.documentElement.scrollWidth + '/' + innerWidth));
}
await browser.close();
