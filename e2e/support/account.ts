import type { Page } from '@playwright/test';
import { expect, screens } from './fixtures.ts';
import type { Words } from './words.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Stores the address that a code was sent to, as a visit to the screen before would have. */
export async function awaitCode(page: Page, key: 'emailForSignUp' | 'emailForForgetPassword', email: string) {
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, email] as const);
}

/** Signs out by the sidebar. On a phone it is a drawer, which may be open already. */
export async function logOut(page: Page, say: Words): Promise<void> {
  const logout = button(page, say.logout);
  const isPhone = page.viewportSize()?.width === screens.phone.width;
  if (isPhone && !(await logout.isVisible())) await button(page, say.openMenu).click();
  await logout.click();
}

/** Requests a new code, and expects the dialog to name the address. */
export async function resend(page: Page, say: Words, email: string): Promise<void> {
  await button(page, say.resend).click();
  const dialog = page.getByRole('dialog', { name: say.resent });
  await expect(dialog).toContainText(`${say.resentOn} ${email}`);
  await dialog.getByRole('button', { name: say.ok }).click();
  await expect(dialog).toBeHidden();
  await expect(button(page, say.resend)).toBeFocused();
}
