import { expect, openSignedIn, screens, test } from '../support/fixtures.ts';
import { papers, printedPages } from '../support/paper.ts';

const sheets = [
  ['a home', '/app/listing/detail?id=home-4187203', 'Your scores'],
  ['a home with few facts', '/app/listing/detail?id=home-4190552', 'Your scores'],
  ['a home with many low scores', '/app/listing/detail?id=home-4177345', 'Your scores'],
  ['two homes', '/app/listing?compare=home-4187203,home-4183316', 'Compare 2 homes'],
  ['four homes', '/app/listing?compare=home-4187203,home-4183316,home-4185502,home-4179950', 'Compare 4 homes'],
] as const;

for (const [what, path, heading] of sheets)
  test(`prints ${what} on one page`, async ({ page }) => {
    await openSignedIn(page, path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    for (const format of Object.keys(papers) as (keyof typeof papers)[])
      expect(await printedPages(page, format), format).toBe(1);
  });

test('prints a home on one page however long its comment is', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  await page
    .getByLabel('Comments', { exact: true })
    .fill('The roof is from 2011, and I want to see the receipt.\n'.repeat(24));
  for (const format of Object.keys(papers) as (keyof typeof papers)[])
    expect(await printedPages(page, format), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  // Three lines of the comment, the last with an ellipsis.
  await expect(page.getByRole('paragraph').filter({ hasText: 'The roof is from 2011' })).toHaveCSS(
    '-webkit-line-clamp',
    '3',
  );
  await expect(page.getByRole('textbox', { name: 'Comments' })).toBeHidden();
});

test('prints the sheet of a home from a phone, with room for notes and the agent to call', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Tour notes' })).toBeVisible();
  await expect(page.getByText('(828) 555-0117')).toBeVisible();
  // The paper has the whole scale, so that a score can be circled by hand.
  for (const [name, score] of [
    ['Overall', '9'],
    ['Location', '10'],
  ] as const)
    await expect(
      page.getByRole('radiogroup', { name }).getByRole('radio', { name: score, exact: true, checked: true }),
      name,
    ).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Lot' }).getByRole('radio', { name: '7' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden();
  expect(await printedPages(page, 'Letter')).toBe(1);
});
