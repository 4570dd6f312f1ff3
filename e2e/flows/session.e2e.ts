import { expect, faults, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';

test('a token that the server refuses ends the session once, and signing in leads back', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await faults(page, [{ call: '*', fault: 'revoked', times: 1 }]);
  await page.goto('/app/listing?q=mill');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await expect(page.getByRole('alert')).toHaveText(
    'Your session has ended. Please sign in again; you will be back where you were.',
  );
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signIn(page);
  await expect(page).toHaveURL('/app/listing?q=mill');
});

test('what a person had not sent is there after a session that has ended, and gone after they left', async ({
  page,
}) => {
  await signIn(page);
  await insideFrame(page);
  const userId = (await page.evaluate(() => localStorage.getItem('user_id'))) ?? '';
  const keep = (text: string) =>
    page.evaluate(
      ([key, value]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('home-buyers-portal');
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('people', 'readwrite');
            writing.objectStore('people').put(value, key);
            writing.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
            writing.addEventListener('abort', () => reject(new Error('not kept')));
          });
        }),
      [`${userId}/draft/reply/home-1`, text] as const,
    );
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('home-buyers-portal');
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction('people').objectStore('people').getAllKeys();
            reading.addEventListener('success', () => {
              opening.result.close();
              resolve(reading.result.map(String).filter((key) => key.includes('/draft/reply/home-1')));
            });
          });
        }),
    );

  await keep('Is the roof new?');
  await faults(page, [{ call: '*', fault: 'revoked', times: 1 }]);
  await page.goto('/app/listing');
  await expect(page).toHaveURL(/\/signin\?next=/);
  expect(await drafts()).toHaveLength(1);

  await signIn(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Not everything has been sent' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/app\//);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/signin');
  await expect.poll(drafts).toEqual([]);
});

test('the next person sees nothing of the first, by the back button either', async ({ page }) => {
  await signIn(page);
  await page.goto('/app/listing');
  await expect(page.getByText('418 Juniper Lane').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await page.goBack();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText('418 Juniper Lane')).toHaveCount(0);
  await page.goto('/signin');
  await signIn(page, 'noHomes');
  await page.goto('/app/listing');
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect(page.getByText('418 Juniper Lane')).toHaveCount(0);
});

test('another tab follows: out with the sign-out, in with the sign-in', async ({ page, context }) => {
  await page.goto('/app/profile');
  await expect(page).toHaveURL(/\/signin\?next=/);
  const other = await context.newPage();
  await signIn(other);
  await expect(page).toHaveURL('/app/profile');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/signin');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_id')])).toEqual([
    null,
    null,
  ]);
});

test('who is signed in is taken past the anonymous screens', async ({ page }) => {
  await signIn(page);
  for (const path of ['/signin', '/signup', '/forgetPassword', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/dashboard');
  }
  await page.goto('/signin?next=/app/profile');
  await expect(page).toHaveURL('/app/profile');
});

test('a storage that is full keeps nobody out', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(localStorage, 'setItem', {
      value: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
  });
  await signIn(page);
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Linda/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
});
