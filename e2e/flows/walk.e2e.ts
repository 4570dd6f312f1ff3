import { expect, signIn, test, toastOf } from '../support/fixtures.ts';
import { choose } from '../support/listing.ts';

const juniper = '418 Juniper Lane';

test('a buyer looks at the homes, archives one, undoes it and signs out', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/signin');
  await signIn(page);
  await expect(page).toHaveURL('/app/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Linda$/ }),
  ).toBeVisible();
  await expect(page.getByText('24 homes shared with you')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liked 7' })).toHaveAttribute('aria-current', 'page');

  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Properties' }).click();
  await expect(page).toHaveURL('/app/listing');
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect(page.getByText('24 homes', { exact: true })).toBeVisible();

  const home = page.getByRole('row').filter({ hasText: juniper });
  await home.getByRole('link', { name: juniper }).first().click();
  await expect(page).toHaveURL(/\/app\/listing\/detail\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: juniper })).toBeVisible();
  await expect(page.getByText('$612,000').first()).toBeVisible();

  await menu.getByRole('link', { name: 'Properties' }).click();
  await choose(page, juniper, 'Archive');
  await expect(home).toBeHidden();
  await expect(page.getByText('23 homes', { exact: true })).toBeVisible();
  await toastOf(page, /418 Juniper Lane.* archived/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(home).toBeVisible();
  await expect(page.getByText('24 homes', { exact: true })).toBeVisible();

  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Liked 7' }), 'it is liked again, not merely back').toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await page.goto('/app/listing');
  await expect(page).toHaveURL(/\/signin\?next=/);
});
