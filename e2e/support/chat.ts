import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const log = (page: Page) => page.getByRole('log');
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message about/ });
/** A message of the open conversation by its whole text. */
export const message = (page: Page, text: string) => log(page).getByText(text, { exact: true });
/** The notes on messages that the server does not have yet. */
export const unsent = (page: Page) => log(page).getByText(/Sending|Kept on this device/);

/** Sends a message, and expects it in the conversation and the composer empty again. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  await expect(message(page, text).last()).toBeVisible();
}

/** Opens a home's conversation from the recent ones. */
export async function openConversation(page: Page, address: string): Promise<void> {
  await page.getByRole('link', { name: /^Recent/ }).click();
  await page.getByRole('link', { name: new RegExp(address) }).click();
  await expect(log(page)).toBeVisible();
}
