import type { Page } from '@playwright/test';

export const log = (page: Page) => page.getByRole('log');
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message about/ });
/** A message of the open conversation by its whole text. */
export const message = (page: Page, text: string) => log(page).getByText(text, { exact: true });
/** The notes on messages that the server does not have yet. */
export const unsent = (page: Page) => log(page).getByText(/Sending|Kept on this device/);

export async function sendMessage(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}
