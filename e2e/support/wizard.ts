import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const open = async (page: Page, path: string) => {
  await page.waitForURL('/app/**');
  await page.goto(path);
};
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
export const choose = (page: Page, question: string, option: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: option }).check();
/** Presses Tab until something has the focus. */
export const tabTo = (page: Page, target: Locator) =>
  expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });

/** The profile as the server has it, under the wire's own names. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = (await (await fetch('/api/buyerprofile/', { headers })).json()) as {
      data: Record<string, string>[];
    };
    return answer.data[0] ?? {};
  });
