import { expect, expectNoAxeFindings, screens, signIn, test } from '../support/fixtures.ts';

const paths = ['/app/dashboard', '/app/listing', '/app/listing/detail?id=home-4187203'];

const looks = [
  { themeType: 'lite', locale: 'en' },
  { themeType: 'dark', locale: 'ar' },
] as const;

for (const look of looks)
  test(`every screen is accessible and fits, ${look.themeType} and ${look.locale}`, async ({ page }) => {
    test.slow();
    const check = async () => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNoAxeFindings(page);
      for (const [name, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(overflow, `sideways scrolling of ${page.url()} on a ${name}`).toBe(0);
      }
    };
    const applyLook = () =>
      page.evaluate((settings) => localStorage.setItem('buyer_state', JSON.stringify(settings)), look);
    await signIn(page);
    await applyLook();
    for (const path of paths) {
      await page.goto(path);
      await check();
    }
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/signin');
    await check();
  });
