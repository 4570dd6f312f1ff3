import type { Page } from '@playwright/test';

export const open = async (page: Page, path: string) => {
  await page.waitForURL('/app/**');
  await page.goto(path);
};
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
export const choose = (page: Page, question: string, option: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: option }).check();

/** The profile on the server, in the names of the wire. */
export const storedProfile = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = (await (await fetch('/api/buyerprofile/', { headers })).json()) as {
      data: Record<string, string>[];
    };
    return answer.data[0] ?? {};
  });
