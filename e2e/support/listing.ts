import type { Page } from '@playwright/test';
import { expect, signIn, toastOf } from './fixtures.ts';

export const grid = (page: Page) => page.getByRole('grid', { name: 'Homes shared with you' });
export const row = (page: Page, address: string) => grid(page).getByRole('row').filter({ hasText: address });
export const addresses = (page: Page) => grid(page).locator('[data-column=address] a').allInnerTexts();
export const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter homes' });
export const undo = (page: Page, said: string | RegExp) =>
  toastOf(page, said).getByRole('button', { name: 'Undo' }).click();

export async function openListing(page: Page, search = ''): Promise<void> {
  await signIn(page);
  await page.goto(`/app/listing${search}`);
  await expect(grid(page)).toBeVisible();
}
