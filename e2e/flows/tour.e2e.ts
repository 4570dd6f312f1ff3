import { readFileSync } from 'node:fs';
import { expect, expectNoAxeFindings, expectToast, openSignedIn, screens, test } from '../support/fixtures.ts';

test.use({ viewport: screens.phone, hasTouch: true });

test('asks for a tour with times to choose from, and keeps the agreed one for the calendar', async ({
  page,
  agentSays,
}) => {
  await openSignedIn(page, '/app/listing/detail?id=home-4190077');
  const wish = page.getByRole('switch', { name: 'Requested tour' });
  await expect(wish).not.toBeChecked();
  await page.getByRole('link', { name: 'Propose times for a tour' }).tap();

  const box = page.getByRole('textbox', { name: 'Message about 27 Ridgeview Court' });
  // Flows run in the time zone of New York.
  await expect(box).toHaveValue(
    /^I would like to tour 27 Ridgeview Court.*:(?:\n- \w+day, \w+ \d+ at \d+:\d\d [AP]M E[SD]T){3}\nWhich one works for you\?$/,
  );
  await expect(page).toHaveURL('/app/comments?id=home-4190077');
  await page.getByRole('button', { name: 'Brief and questions' }).tap();
  // Asking again adds nothing.
  await page.getByRole('button', { name: 'Ask for a tour' }).tap();
  await expect(page.getByText('Your draft already has this.')).toBeVisible();

  await page.getByRole('button', { name: 'Brief and questions' }).tap();
  await page.getByRole('button', { name: 'Add tour to calendar' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add tour to calendar' });
  const when = dialog.getByLabel('When is the tour?');
  await expect(when).toBeFocused();
  await expect(when, 'nobody has named a time yet').toHaveValue('');
  await expect(when).toHaveAccessibleDescription('The time that you and your agent agreed on, in your time zone.');
  await dialog.getByRole('button', { name: 'Save calendar file' }).tap();
  await expect(dialog.getByText('Enter a date and a time.')).toBeVisible();
  await expect(when).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add tour to calendar' }).tap();
  await expect(when).toBeFocused();
  await expect(dialog.getByText('Enter a date and a time.')).toBeHidden();
  await when.fill('2026-12-05T10:00');
  await expectNoAxeFindings(page);
  const saved = page.waitForEvent('download');
  await when.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('tour.ics');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('DTSTART:20261205T150000Z\r\n');
  expect(text).toContain('SUMMARY:Tour of 27 Ridgeview Court\r\n');
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Tour saved as tour.ics.');
  await expect(box, 'the file sends nothing').toHaveValue(/^I would like to tour/);

  const [, sunday = ''] = /- (Sunday.*)/.exec(await box.inputValue()) ?? [];
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  const log = page.getByRole('log');
  await expect(log.getByText(/^The seller agrees/)).toBeVisible();
  await agentSays('home-4190077', `Sorry, it has to be ${sunday} after all.`);
  await page.reload();
  await expect(log.getByText(/^Sorry/)).toBeVisible();
  await page.getByRole('button', { name: 'Brief and questions' }).tap();
  await page.getByRole('button', { name: 'Add tour to calendar' }).tap();
  await expect(when, 'the time that both named last').toHaveValue(/T14:00$/);

  await page.goto('/app/listing/detail?id=home-4190077');
  await expect(wish).toBeChecked();

  // An address only writes a draft, because anybody can make one. The button also stores the wish for a tour.
  await page.goto('/app/comments?id=home-4188841&compose=tour');
  await expect(page.getByRole('textbox', { name: /^Message about/ })).toHaveValue(/^I would like to tour/);
  const helpers = page.getByRole('button', { name: 'Brief and questions' });
  await helpers.tap();
  await expect(page.getByRole('button', { name: 'Add tour to calendar' })).toBeHidden();
  await page.getByRole('button', { name: 'Ask for a tour' }).tap();
  await helpers.tap();
  await expect(page.getByRole('button', { name: 'Add tour to calendar' })).toBeVisible();
});
