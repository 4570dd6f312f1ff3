import {
  expect,
  expectNoAxeFindings,
  forgetSession,
  screens,
  sidewaysScroll,
  signIn,
  test,
} from '../support/fixtures.ts';
import { storeLook } from '../support/frame.ts';

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
        await expect.poll(() => sidewaysScroll(page), `sideways scrolling of ${page.url()} on a ${name}`).toBe(0);
      }
    };
    await signIn(page);
    await storeLook(page, look);
    for (const path of paths) {
      await page.goto(path);
      await check();
    }
    await forgetSession(page);
    await page.goto('/signin');
    await check();
  });
