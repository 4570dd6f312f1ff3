import type { Page } from '@playwright/test';
import { expect, openSignedIn, toastOf } from './fixtures.ts';

export const grid = (page: Page) => page.getByRole('grid');
/** The rows of homes, without the head. */
export const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
export const row = (page: Page, address: string) => rows(page).filter({ hasText: address });
/** The streets in the order of the rows. The only link of a row leads to its home. */
export const addresses = (page: Page) => rows(page).getByRole('link').allInnerTexts();
/** The first eight. How many rows are rendered below them changes with time. */
export const firstAddresses = async (page: Page) => (await addresses(page)).slice(0, 8);
export const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter homes' });
export const undo = (page: Page, said: string | RegExp) =>
  toastOf(page, said).getByRole('button', { name: 'Undo' }).click();

/** The head of a column by its name. While several columns sort, the name includes the column's place among them. */
export const head = (page: Page, name: string | RegExp) => grid(page).getByRole('columnheader', { name, exact: true });
export const sortBy = (page: Page, name: string) => head(page, name).getByRole('button');
export const headBox = async (page: Page, name: string) =>
  (await head(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
/** Opens the list of the columns. */
export const columns = (page: Page) => page.getByRole('button', { name: 'Columns', exact: true });
/** The heads with text, in order. */
export const heads = async (page: Page) =>
  (await grid(page).getByRole('columnheader').allInnerTexts())
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The heads with text on a wide screen. The heads of photo and comment are icons. */
export const specifiedHeads = [
  'Modified',
  'MLS',
  'Days',
  'Status',
  'Price',
  'Address',
  'Tour',
  'Overall score',
  'Price score',
  'Location score',
  'Actions',
];

/** The texts of a column's cells, in the order of the rows. */
export async function texts(page: Page, name: string): Promise<string[]> {
  const index = await head(page, name).evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one));
  return rows(page).evaluateAll(
    (all, at) => all.map((one) => one.querySelectorAll<HTMLElement>('[role=gridcell]')[at]?.innerText ?? ''),
    index,
  );
}

export const openRowMenu = (page: Page, address: string) =>
  row(page, address)
    .getByRole('button', { name: /^More actions for / })
    .click();

/** Chooses from the menu of a home's row. */
export async function choose(page: Page, address: string, action: string): Promise<void> {
  await openRowMenu(page, address);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function openListing(page: Page, search = ''): Promise<void> {
  await openSignedIn(page, `/app/listing${search}`);
  await expect(grid(page)).toBeVisible();
}
