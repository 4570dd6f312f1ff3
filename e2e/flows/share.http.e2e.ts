import { deflateSync } from 'node:zlib';
import { expect, holdRequests, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { newcomer } from '../support/newcomer.ts';

// A link of version 1, as an earlier release of the portal may have made it.
const shared = {
  by: 'Linda',
  at: 1_795_000_000_000,
  words: null,
  parts: ['notes'],
  weights: null,
  cost: null,
  homes: [
    {
      address: '418 Juniper Lane, Asheville, NC 28801',
      price: 612_000,
      photo: '/favicon.svg',
      link: 'javascript:alert(1)',
      question: { qcomments: '<img src=x onerror=alert(1)> Morning light' },
    },
  ],
};
const link = `/shared#1.${deflateSync(JSON.stringify(shared)).toString('base64url')}`;

test('a shared page needs no token, and requests only its own files and the photo', async ({
  page,
  baseURL,
  apiPort,
  request,
}) => {
  const requested: URL[] = [];
  page.on('request', (request) => {
    if (new URL(page.url()).pathname === '/shared') requested.push(new URL(request.url()));
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
  await expect(page.getByText('<img src=x onerror=alert(1)> Morning light')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Photo of 418 Juniper Lane' })).toBeVisible();
  // The same holds for a signed-in buyer, whose own homes are not needed.
  await signIn(page, await newcomer(request, apiPort));
  await insideFrame(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).not.toEqual([]);
  expect(
    requested.filter(({ origin, pathname }) => origin !== baseURL || pathname.startsWith('/api/')).map(String),
  ).toEqual([]);
});

test('the files of a shared page are requested before any code has run', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => void files.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, '**/config.js');
  await page.goto(link, { waitUntil: 'commit' });
  for (const file of ['signed-in-', 'shared-', 'sharing-'])
    await expect(() => expect(files).toContainEqual(expect.stringContaining(`/assets/${file}`))).toPass();
  release();
  await expect(page.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
  expect(new Set(files).size).toBe(files.length);
});
