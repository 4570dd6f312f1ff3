import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, message, sendMessage, unsent } from '../support/chat.ts';
import { expect, routeRequests, signIn, test } from '../support/fixtures.ts';
import { host } from '../support/hosted.ts';
import { newcomer } from '../support/newcomer.ts';

test('errors, unreadable answers and measurements are reported, without personal data', async ({
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
  // The measurements of a page are reported when it closes.
  await page.goto('about:blank');
  const reports = () => site.reports.map((text) => JSON.parse(text) as Record<string, unknown>);
  await expect.poll(() => new Set(reports().map(({ type }) => type))).toEqual(new Set(['contract', 'error', 'vital']));
  expect(reports()).toContainEqual(expect.objectContaining({ call: 'listProperties', screen: '/app/listing/detail' }));
  expect(site.reports.join()).not.toMatch(/Linda|Moreno|Oak|example\.com|home-\d|[?&]/);
  site.close();
});

test('the next person does not get answers that the browser was allowed to cache', async ({ page }) => {
  const site = await host('dist');
  site.caching = { 'Cache-Control': 'private, max-age=600', 'Last-Modified': 'Sat, 01 Aug 2026 00:00:00 GMT' };
  await page.goto(`${site.url}/signin`);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /Linda/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signIn(page, 'noHomes');
  await expect(page.getByRole('heading', { level: 1, name: /Yusuf/ })).toBeVisible();
  await page.goto(`${site.url}/app/listing`);
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await expect(page.getByText(/Linda|Juniper/)).toHaveCount(0);
  site.close();
});

test('a message that a slow server takes after the page was loaded again is there once', async ({
  page,
  request,
  apiPort,
}) => {
  const buyer = await newcomer(request, apiPort);
  const [home] = await buyer.homes();
  const id = String(home?._id);
  await page.goto('/signin');
  await signIn(page, buyer);
  await page.goto(`/app/comments?id=${id}`);
  const text = 'Is the attic insulated?';
  // The server has the first one, and does not answer while its page lives.
  let posts = 0;
  await routeRequests(page, '**/api/property/postreply', async (route) => {
    posts += 1;
    if (posts > 1) await route.continue();
  });
  await sendMessage(page, text);
  await expect.poll(() => posts).toBe(1);
  await page.reload();
  await expect(log(page).getByText('Not sent yet. Kept on this device.')).toBeVisible();
  await buyer.post(id, text);
  await expect(unsent(page)).toHaveCount(0);
  await expect(message(page, text)).toHaveCount(1);
  const arrived = (await buyer.homes()).find(({ _id }) => _id === id);
  expect(arrived?.replies.filter(({ reply }) => reply === text)).toHaveLength(1);
});

test('a list that comes empty by mistake costs no message that was refused', async ({ page, request, apiPort }) => {
  const buyer = await newcomer(request, apiPort);
  const [home] = await buyer.homes();
  await page.goto('/signin');
  await signIn(page, buyer);
  await page.goto(`/app/comments?id=${home?._id}`);
  const text = 'Is the attic insulated? #refuse';
  await sendMessage(page, text);
  const refusal = log(page).getByText(/^Not sent\. /);
  await expect(refusal).toBeVisible();
  await page.route('**/api/property/', (route) => route.fulfill({ json: { status: 1, message: null, data: [] } }));
  await page.goto('/app/listing');
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await page.unroute('**/api/property/');
  await page.goto(`/app/comments?id=${home?._id}`);
  await expect(message(page, text)).toBeVisible();
  await expect(refusal).toBeVisible();
});

test('the profile of a person of whom the server says nothing has a heading', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/auth/me/', (route) => route.fulfill({ json: { status: 1, message: null, data: {} } }));
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
});
