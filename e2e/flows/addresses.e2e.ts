import type { Locator } from '@playwright/test';
import { awaitCode, title } from '../support/account.ts';
import { expect, openSignedIn, personaOf, signIn, test } from '../support/fixtures.ts';
import { addresses, filter, openListing } from '../support/listing.ts';

test('the address has the search text and the id of a home in plain text', async ({ page }) => {
  await openListing(page);
  await filter(page).fill('4187203');
  await expect(page).toHaveURL('/app/listing?q=4187203');
  await page.reload();
  await expect(filter(page)).toHaveValue('4187203');
  await expect.poll(() => addresses(page)).toEqual([expect.stringContaining('418 Juniper Lane')]);
});

test('the address leaves out defaults and an empty comparison', async ({ page }) => {
  await openSignedIn(page, '/app/listing?sort=updatedAt.desc&compare=&q=4187203');
  await expect.poll(() => addresses(page)).toEqual([expect.stringContaining('418 Juniper Lane')]);
  await expect(page).toHaveURL('/app/listing?q=4187203');
  for (const name of ['sort', 'status', 'compare']) {
    await page.goto(`/app/listing?${name}=`);
    await expect(page).toHaveURL('/app/listing');
  }
  await page.goto('/app/comments?tab=recent&id=home-4187203');
  await expect(page).toHaveURL('/app/comments?id=home-4187203');
  await page.goto('/app/profile/create?step=1');
  await expect(page).toHaveURL('/app/profile/create');
});

test('an id of any length survives', async ({ page }) => {
  await signIn(page);
  const id = '123456789012345678901234567890';
  await page.goto(`/app/listing/detail?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/app/listing/detail?id=${id}`);
});

test('a link opens its home with the punctuation that followed it in a message', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=home-4187203).');
  await expect(page.getByRole('heading', { level: 1, name: '418 Juniper Lane' })).toBeVisible();
  await expect(page).toHaveURL('/app/listing/detail?id=home-4187203');
  await page.goto('/app/listing?compare=home-4187203,home-4183316。');
  await expect(title(page, 'Compare 2 homes')).toBeVisible();
  await page.goto('/app/listing/sheet?ids=home-4187203&times=10:00.');
  await expect(page.getByLabel(/^Time/)).toHaveValue('10:00');
});

test('the other spelling of the settings leads to their part too', async ({ page }) => {
  await openSignedIn(page, '/app/setting#agent');
  await expect(page).toHaveURL('/app/settings#agent');
  await expect(title(page, 'Settings')).toBeVisible();
});

test('each route has both its spellings, and an unknown path leads to the sign-in', async ({ page, say }) => {
  await page.goto('/nowhere');
  await awaitCode(page, 'emailForForgetPassword', personaOf('main').email);
  await awaitCode(page, 'emailForSignUp', personaOf('unconfirmed').email);
  for (const [path, heading] of [
    ['/SignIn', say.welcome],
    ['/SIGNUP', say.createAccount],
    ['/forgetpassword', say.resetPassword],
    ['/ForgetPasswordOTP', say.enterCode],
    ['/forgetpasswordotp', say.enterCode],
    ['/ResetPassword', say.resetPassword],
    ['/otp', say.verification],
    ['/otp/', say.verification],
    ['/OTP/elsewhere', say.welcome],
    ['/nowhere', say.welcome],
  ] as const) {
    await page.goto(path);
    await expect(title(page, heading), path).toBeVisible();
  }
});

for (const next of ['//evil.example', 'https://evil.example/app', 'javascript:alert(1)', '/app/..//evil.example'])
  test(`the sign-in leads to no other site: ${next}`, async ({ page }) => {
    await page.goto(`/signin?next=${encodeURIComponent(next)}`);
    await signIn(page);
    await expect(page).toHaveURL('/app/dashboard');
  });

const place = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('an unknown guarded path is remembered through the sign-in as well', async ({ page }) => {
  await page.goto('/app/nowhere?q=1');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await signIn(page);
  await expect(page).toHaveURL('/app/nowhere?q=1');
  await expect(title(page, '404')).toBeVisible();
});

test('the link back stays in the portal, and after a reload leads to the view that the person came from', async ({
  page,
}) => {
  await signIn(page);
  const back = (to: string) => page.getByRole('main').getByRole('link', { name: `Back: ${to}`, exact: true });
  for (const [path, name, to] of [
    ['/app/listing', 'Dashboard', '/app/dashboard'],
    ['/app/listing/detail?id=home-4187203', 'Properties', '/app/listing'],
    ['/app/listing?compare=home-4187203,home-4183316', 'Properties', '/app/listing'],
    ['/app/ranking', 'Properties', '/app/listing'],
    ['/app/listing/sheet?ids=home-4187203', 'Properties', '/app/listing'],
    ['/app/profile/create?step=2', 'Profile', '/app/profile'],
  ] as const) {
    await page.goto(path);
    const [link, heading] = [await place(back(name)), await place(page.getByRole('heading', { level: 1 }))];
    if (path === '/app/listing') expect(heading.x, 'beside its arrow').toBeGreaterThan(link.x);
    else expect(heading.y, `${path}: under the words`).toBeGreaterThanOrEqual(link.y + link.height - 1);
    await back(name).click();
    await expect(page, path).toHaveURL(to);
  }
  await page.goto('/app/listing?view=archived');
  await page.getByRole('grid').getByRole('link', { name: '19 Laurel Gap Road' }).click();
  await expect(page).toHaveURL('/app/listing/detail?id=home-4176120&view=archived');
  await page.reload();
  await back('Properties').click();
  await expect(page).toHaveURL('/app/listing?view=archived');
});
