import type { Page } from '@playwright/test';
import { expect, openSignedIn } from './fixtures.ts';

export const juniper = '/app/listing/detail?id=home-4187203';

/** The scale of a criterion, from which its score is chosen. */
export const scale = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });

/** Opens a home, or another screen with a heading, as a buyer who is signed in. */
export async function openDetail(page: Page, path = juniper): Promise<void> {
  await openSignedIn(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
