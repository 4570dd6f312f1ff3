import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, signIn, test } from '../support/fixtures.ts';
import { host } from '../support/hosted.ts';

test('errors, answers that cannot be read and measurements are reported, with nothing personal in them', async ({
  page,
  allowConsole,
}, info) => {
  allowConsole(/Linda Moreno|ApiError: unreadable/);
  const dist = info.outputPath('dist');
  cpSync('dist', dist, { recursive: true });
  const config = join(dist, 'config.js');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"reportUrl": null', '"reportUrl": "/reports"'));
  const site = await host(dist);
  await page.goto(`${site.url}/signin`);
  await signIn(page);
  await page.goto(`${site.url}/app/listing?q=12+Oak+Street`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new TypeError('Linda Moreno')));
  await page.route('**/api/property/', (route) => route.fulfill({ json: { owner: 'Linda Moreno' } }));
  await page.goto(`${site.url}/app/listing/detail?id=home-4187203`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // What is measured of a page is said when it goes.
  await page.goto('about:blank');
  const reports = () => site.reports.map((text) => JSON.parse(text) as Record<string, unknown>);
  await expect.poll(() => new Set(reports().map(({ type }) => type))).toEqual(new Set(['contract', 'error', 'vital']));
  expect(reports()).toContainEqual(expect.objectContaining({ call: 'listProperties', screen: '/app/listing/detail' }));
  expect(site.reports.join()).not.toMatch(/Linda|Moreno|Oak|example\.com|home-\d|[?&]/);
  site.close();
});
