import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, signIn, test } from '../support/fixtures.ts';
import { openListing } from '../support/listing.ts';

const comment = 'Dark, and next to the highway.';
/** The name of the button ends in the comment. */
const button = (page: Page) => page.getByRole('button', { name: comment });
/** Sorts the home into the first rows, so that it is in view. */
const search = '?sort=comment.asc';
const tip = (page: Page) => page.getByText(comment, { exact: true });

async function middleOf(element: Locator): Promise<number> {
  const { x = Number.NaN, width = 0 } = (await element.boundingBox()) ?? {};
  return x + width / 2;
}

for (const language of ['en', 'ar'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a short comment is centred above its button', async ({ page }) => {
      await openSignedIn(page, `/app/listing${search}`);
      await button(page).hover();
      await expect(tip(page)).toBeVisible();
      // It is placed once it is in the page.
      await expect
        .poll(async () => Math.abs((await middleOf(tip(page))) - (await middleOf(button(page)))))
        .toBeLessThan(2);
    });
  });

test('a comment that was opened by hovering can be hovered itself, and closes when it is left and on Escape', async ({
  page,
}) => {
  await openListing(page, search);
  await button(page).hover();
  await expect(tip(page)).toBeVisible();
  const { y = 0, height = 0 } = (await tip(page).boundingBox()) ?? {};
  const middle = await middleOf(tip(page));
  // From the button across the gap between the two.
  await page.mouse.move(middle, y + height / 2, { steps: 20 });
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(middle, y + height + 200, { steps: 20 });
  await expect(tip(page)).toBeHidden();
  await button(page).hover();
  await expect(tip(page)).toBeVisible();
  await expect(button(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
});

test('a comment that was opened by the keyboard moves with its button, and closes when that is out of view', async ({
  page,
}) => {
  await signIn(page);
  // In a page without a click yet a focus is the keyboard's.
  await page.goto(`/app/listing${search}`);
  await button(page).focus();
  await expect(tip(page)).toBeVisible();
  const apart = async () => {
    const [above, below] = [await tip(page).boundingBox(), await button(page).boundingBox()];
    return Math.min(
      Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))),
      Math.abs((above?.y ?? 0) - ((below?.y ?? 0) + (below?.height ?? 0))),
    );
  };
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollBy(0, 60));
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(tip(page)).toBeVisible();
  await expect.poll(apart).toBeLessThan(8);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button(page)).not.toBeInViewport();
  await expect(tip(page)).toBeHidden();
});
