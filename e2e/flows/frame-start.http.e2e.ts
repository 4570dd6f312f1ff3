import { expect, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';

test('a device that blocks its storage runs the portal all the same, as long as the page lives', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await signIn(page);
  await insideFrame(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByRole('link', { name: 'Case', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/listing$/);
  await insideFrame(page);
  // What cannot be kept says so where it is chosen.
  await page.getByRole('button', { name: 'Aspetto' }).click();
  const customizer = page.getByRole('dialog', { name: 'Aspetto' });
  await customizer.getByText('Scuro', { exact: true }).click();
  await expect(customizer.getByRole('alert')).toBeVisible();
});
