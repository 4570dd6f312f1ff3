import type { Locator, Page } from '@playwright/test';
import { cardNamed, expect, signIn, test, toastOf } from '../support/fixtures.ts';

test.describe('the top three', () => {
  const top = (page: Page) => page.getByRole('region', { name: 'Your top three' });
  const first = (page: Page) => top(page).getByRole('listitem').filter({ hasText: '1602 Meadow Farm Rd' });

  test('say how they rank and why, and can be compared', async ({ page }) => {
    await signIn(page);
    await expect(first(page)).toContainText('$569,000');
    await expect(first(page).getByRole('img', { name: 'My score: 7.9 of 10' })).toBeVisible();
    for (const text of ['Rank 1', '$3,352 a month', 'Good fit', '12/12 scored'])
      await expect(first(page).getByText(text).filter({ visible: true })).toHaveCount(1);
    await expect(first(page)).toContainText(/Helped by/);
    // Its name differs from that of the same home's button below.
    const heart = first(page).getByRole('button', { name: 'Like rank 1, 1602 Meadow Farm Rd' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await toastOf(page, 'Reaction removed').getByRole('button', { name: 'Undo' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Compare these three' }).click();
    await expect(page).toHaveURL(/\/app\/listing\?compare=/);
    expect(new URL(page.url()).searchParams.get('compare')?.split(',')).toHaveLength(3);
  });

  test('leave out what is disliked, and say so', async ({ page }) => {
    await signIn(page);
    await first(page).getByRole('link').click();
    await page.getByRole('button', { name: 'Dislike' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(top(page).getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(top(page).getByText('Rank 1, 1602 Meadow Farm Rd: disliked')).toBeVisible();
  });

  test('are in the first screenful at every width', async ({ page }) => {
    // The greeting of the afternoon is the longest.
    await page.clock.setFixedTime('2026-11-24T15:00-05:00');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Good afternoon, Linda' })).toBeVisible();
    const homes = top(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(homes).toHaveCount(3);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const home of await homes.all()) await expect(home).toBeInViewport({ ratio: 1 });
    }
  });

  test('leave no empty room in the cards below them', async ({ page }) => {
    await signIn(page);
    const steps = cardNamed(page, 'Next steps');
    const endOf = async (what: Locator) => {
      const { y, height } = (await what.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    await expect
      .poll(async () => (await endOf(steps)) - (await endOf(steps.getByRole('listitem').last())))
      .toBeLessThanOrEqual(32);
  });
});
