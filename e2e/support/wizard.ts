import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const showsStep = (page: Page, step: number) =>
  expect(page.getByRole('navigation').getByRole('link', { name: `Step ${step} of 4` })).toBeVisible();
/** Goes on to a step from the one before. The address changes before the screen does, and a press on its way is not taken twice. */
export async function next(page: Page, step: 2 | 3 | 4): Promise<void> {
  await showsStep(page, step - 1);
  await page.getByRole('button', { name: 'Next' }).click();
  await showsStep(page, step);
}
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

/** Changes answers on the server, past every screen, as another device of the buyer does. */
export const storeElsewhere = async (page: Page, changes: Record<string, string>): Promise<void> =>
  page.evaluate(
    async (answers) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      await fetch('/api/buyerprofile/', { method: 'POST', headers, body: new URLSearchParams(answers) });
    },
    { ...(await storedProfile(page)), ...changes },
  );
