import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { setLook } from '../support/frame.ts';

/** The positions of the first and the last two letters of a text in reading order, and the box of its element. */
const reading = (text: Locator) =>
  text.evaluate((element) => {
    const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = letters.nextNode();
    const length = node?.textContent?.length ?? 0;
    const at = (index: number) => {
      const range = document.createRange();
      if (node) range.setStart(node, index);
      if (node) range.setEnd(node, index + 1);
      const { left, right, top } = range.getBoundingClientRect();
      return { left, right, top };
    };
    const { left, right } = element.getBoundingClientRect();
    return { first: at(0), beforeLast: at(length - 2), last: at(length - 1), box: { left, right } };
  });

/** Expects the beginning of a text in its box, so that only its end can be cut off. */
async function expectBeginning(text: Locator): Promise<void> {
  const { first, box } = await reading(text);
  expect(first.left).toBeGreaterThanOrEqual(box.left - 1);
  expect(first.right).toBeLessThanOrEqual(box.right + 1);
}

test.describe('English data in Arabic', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await setLook(page, { locale: 'ar' });
  });

  test('names begin at the same edge as the lines of the page', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/app/listing?compare=home-4187203,home-4183316,home-4185502,home-4179950');
    const head = page.getByRole('columnheader', { name: /73 Montford Avenue/ });
    const street = head.getByText('73 Montford Avenue');
    const fromEdge = async () => {
      const { last, box } = await reading(street);
      return box.right - last.right;
    };
    await expect.poll(fromEdge, 'the second line, too').toBeLessThan(2);
    await page.goto('/app/comments?id=home-4187203');
    const name = page.getByRole('heading', { level: 2, name: '418 Juniper Lane' });
    const price = page.getByText('$612,000').first();
    const priceEdge = async () => {
      const { x = 0, width = 0 } = (await price.boundingBox()) ?? {};
      return x + width;
    };
    await expect.poll(async () => Math.abs((await reading(name)).last.right - (await priceEdge()))).toBeLessThan(2);
  });

  test('the units of numbers stand under each other', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/app/listing');
    const ends = async (cells: Locator) => {
      await expect(cells.nth(3)).toBeVisible();
      return cells.evaluateAll(
        (all) =>
          new Set(
            all.map((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell.firstElementChild ?? cell);
              return Math.round(range.getBoundingClientRect().right);
            }),
          ).size,
      );
    };
    expect(await ends(page.getByRole('gridcell', { name: /^\d{1,2}$/ })), 'days').toBe(1);
    expect(await ends(page.getByRole('gridcell', { name: /\$\d/ })), 'prices').toBe(1);
    await page.goto('/app/listing?compare=home-4187203,home-4183316');
    const rows = page.getByRole('row', { name: /^(غرف النوم|مساحة الأرض)/ });
    expect(await ends(rows.getByRole('cell').getByText(/\d/)), 'beds and lots of two homes').toBe(2);
  });

  test('of a name, a message or a note only the end is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/app/dashboard');
    await page.getByRole('button', { name: /^الرسائل/ }).click();
    const messages = page.getByRole('dialog', { name: 'الرسائل' });
    await expectBeginning(messages.getByText('9 Chestnut Square'));
    await expectBeginning(messages.getByText(/^It went under contract/));
    await page.goto('/app/listing/detail?id=home-4187203&mode=scoring');
    await expectBeginning(page.getByRole('dialog').getByText(/^Great morning light/));
  });

  test('a toast is at the far side from the sidebar, from its first frame on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/app/dashboard');
    const like = page.getByRole('button', { name: /^أعجبني: .*418 Juniper Lane/, pressed: true });
    await expect(like).toBeVisible();
    const lefts = page.evaluate(async () => {
      const seen: number[] = [];
      while (seen.length < 30) {
        await new Promise(requestAnimationFrame);
        const toast = [...document.querySelectorAll('[role=status]')].find((status) => status.querySelector('button'));
        if (toast) seen.push(toast.getBoundingClientRect().left);
      }
      return seen;
    });
    await like.click();
    expect(Math.max(...(await lefts))).toBeLessThan(100);
    await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeInViewport({ ratio: 1 });
  });

  test('a note ends with its full stop', async ({ page }) => {
    const note = page.getByText(/^Great morning light/);
    const expectEnd = async () => {
      await expect(note).toBeVisible();
      const { beforeLast, last } = await reading(note);
      expect(last.top).toBe(beforeLast.top);
      expect(last.left).toBeGreaterThanOrEqual(beforeLast.right - 1);
    };
    await page.goto('/app/listing/sheet?ids=home-4187203');
    await expectEnd();
    await page.goto('/app/listing?q=juniper');
    await page.getByRole('button', { name: /Great morning light/ }).hover();
    await expectEnd();
  });

  test('a weight that is chosen stays on one line', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/app/ranking');
    const weights = page.getByRole('radiogroup').first();
    const height = async () => (await weights.boundingBox())?.height;
    await weights.getByRole('radio', { name: 'كبير' }).click();
    const before = await height();
    const off = weights.getByRole('radio', { name: 'لا شيء' });
    await off.click();
    await expect(off).toBeChecked();
    expect(await height()).toBe(before);
  });

  test('a decimal point stands where it was typed', async ({ page }) => {
    await page.goto('/app/listing/detail?id=home-4187203#cost');
    await page.getByRole('button', { name: 'تعديل' }).click();
    const rate = page.getByRole('textbox', { name: 'نسبة الفائدة السنوية (%)' });
    await rate.fill('6.');
    await expect(rate, 'otherwise it reads .6').toHaveCSS('direction', 'ltr');
  });
});
