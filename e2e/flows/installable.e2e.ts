import { chromium } from '@playwright/test';
import { wholeChromium } from '../support/chromium.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

interface Manifest {
  name: string;
  display: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

test('the manifest has what browsers need, its icons have their sizes, and its shortcuts open their screens', async ({
  page,
}) => {
  await page.goto('/signin');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, display, start_url, scope, icons, shortcuts } = JSON.parse(data) as Manifest;
  expect([name, display]).toEqual(['Home buyers’ portal', 'standalone']);
  expect(new URL(start_url, url).href.startsWith(new URL(scope, url).href)).toBe(true);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons) {
    const icon = new URL(src, url).href;
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon);
    expect(sizes === 'any' || sizes === size, `${icon} is ${size}`).toBe(true);
  }

  await signIn(page);
  await page.goto('/app/listing/detail?id=home-4187203');
  await expect(page.getByRole('heading', { level: 1, name: '418 Juniper Lane' })).toBeVisible();
  expect(shortcuts.map(({ name }) => name)).toEqual(['Score the last home', 'Comments']);
  await page.goto(new URL(shortcuts[0]?.url ?? '', url).href);
  await expect(page.getByRole('dialog', { name: 'Score 418 Juniper Lane' })).toBeVisible();
  await page.goto(new URL(shortcuts[1]?.url ?? '', url).href);
  await expect(page.getByRole('textbox', { name: /^Message about/ })).toBeVisible();
});

test('passes the browser’s own check of whether it can be installed', async ({ baseURL }) => {
  const browser = await chromium.launch(wholeChromium());
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    const faults = async () => {
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // A flow's context is a private window, in which nothing can be installed.
      return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    };
    const checks = (await faults()).length > 0;
    test.skip(!checks, 'This Chromium is a headless shell: it finds no fault even with an empty page');
    await page.goto(`${baseURL}/signin`);
    await expect.poll(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('the browser’s own bars follow the theme', async ({ page }) => {
  // The browser takes the colour of its bars from this element.
  const bars = page.locator('meta[name="theme-color"]');
  await page.goto('/signin');
  await expect(bars).toHaveAttribute('content', '#fefefe');
  await page.goto('/signin?theme=dark');
  await expect(bars).toHaveAttribute('content', '#1a1c1e');
  await signIn(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  const customizer = page.getByRole('dialog', { name: 'Appearance' });
  await customizer.getByRole('radio', { name: 'Lite', exact: true }).click();
  await expect(bars).toHaveAttribute('content', '#fefefe');
  await customizer.getByRole('radio', { name: 'Customize', exact: true }).click();
  await customizer.getByText('Header background', { exact: true }).click();
  await customizer.getByLabel('Any other color').filter({ visible: true }).fill('#123456');
  await expect(bars).toHaveAttribute('content', '#123456');
});
