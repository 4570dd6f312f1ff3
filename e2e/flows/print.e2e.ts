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
  await page.clock.install({ time: '2026-11-20T23:58:00-05:00' });
  await page.setViewportSize(screens.phone);
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Tour notes' })).toBeVisible();
  await expect(page.getByText('(828) 555-0117')).toBeVisible();
  await expect(page.getByText('Printed Friday, November 20')).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Printed Saturday, November 21'), 'the day of the paper').toBeVisible();
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
  await expect(page.getByText('Tour requested', { exact: true }), 'no label of a switch').toBeVisible();
  await expect(page.getByText('Requested tour')).toBeHidden();
  expect(await printedPages(page, 'Letter')).toBe(1);
});

test('prints the comment of a buyer without an agent once', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=buyer-noAgent-0', 'noAgent');
  const comments = page.getByRole('textbox', { name: 'Comments' });
  await comments.fill('The roof is from 2011.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('paragraph').filter({ hasText: 'The roof is from 2011.' })).toBeVisible();
  await expect(comments).toBeHidden();
});

test('prints all homes of the listing, none of its controls and no toast', async ({ page }) => {
  await openSignedIn(page, '/app/listing');
  const homes = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await page.getByRole('button', { name: /^Like 112 Mill Row/ }).click();
  // The pointer keeps the toast.
  await page.getByRole('status').filter({ hasText: '112 Mill Row' }).hover();
  expect(await printedPages(page, 'Letter')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(homes).toHaveCount(24);
  await expect(homes.last().getByText('14 Frost Creek Lane')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Like 112 Mill Row/, pressed: true })).toBeVisible();
  for (const control of [
    page.getByRole('searchbox'),
    page.getByRole('checkbox'),
    page.getByRole('button', { name: 'Filters' }),
    page.getByRole('link', { name: 'My ranking' }),
  ])
    await expect(control.filter({ visible: true })).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo', includeHidden: true });
  await expect(undo).toBeHidden();
  await expect(undo, 'it has not gone by itself').toBeAttached();
  // The browser repeats such a head on every page, but no box of a button in it.
  await expect(page.getByRole('rowgroup').first()).toHaveCSS('display', 'table-header-group');
  await expect(page.getByRole('columnheader').getByRole('button', { name: 'Price', exact: true })).toHaveCSS(
    'display',
    'contents',
  );
  // On paper a street is whole, and what is known of the home has one line below it.
  await page.setViewportSize({ width: 725, height: 960 });
  await expect(async () => {
    const heights = new Set<number | undefined>();
    for (const street of ['1602 Meadow Farm Rd', '15 Beacon Hill Place', '250 Canyon Drive', '31 Vista del Sol']) {
      const link = page.getByRole('link', { name: street });
      expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth), street).toBeLessThanOrEqual(0);
      heights.add((await homes.filter({ has: link }).boundingBox())?.height);
    }
    expect(heights.size).toBe(1);
  }).toPass({ timeout: 10_000 });
  const modified = page.getByRole('columnheader').getByRole('button', { name: 'Modified' });
  const lines = () =>
    modified.evaluate((head) => {
      const content = document.createRange();
      content.selectNodeContents(head);
      return content.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(head).lineHeight);
    });
  await expect.poll(lines, 'the arrow stands beside the word').toBeLessThan(1.6);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(homes).not.toHaveCount(24);
});

test('prints the dashboard without what cannot be pressed on paper', async ({ page }) => {
  await openSignedIn(page, '/app/dashboard');
  const controls = [
    page.getByRole('link', { name: 'My ranking' }),
    page.getByRole('link', { name: 'Compare these three' }),
    page.getByRole('button', { name: 'Mark all as seen' }),
    page.getByRole('link', { name: 'View all' }),
    page.getByRole('link', { name: 'Browse All' }),
    page.getByRole('link', { name: /^Compare 4 of 7 liked/ }),
    page.getByRole('link', { name: /^View listing/ }).first(),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const control of controls) await expect(control).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Since you last looked' })).toBeVisible();
});

test('prints all homes of the ranking, and none of its controls', async ({ page }) => {
  await openSignedIn(page, '/app/ranking');
  const homes = page.getByRole('list', { name: 'Rankings' }).getByRole('listitem');
  const hint = page.getByText('Choose how much each criterion counts.');
  await expect(homes).toHaveCount(8);
  await expect(hint).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(homes).toHaveCount(20);
  for (const role of ['button', 'switch', 'radio'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  await expect(hint).toBeHidden();
  // The heading of the second list does not stay behind at the end of a page.
  const heading = page.getByRole('heading', { name: 'Not enough scored yet' });
  for (const where of ['break-inside', 'break-after']) await expect(heading.locator('..')).toHaveCSS(where, 'avoid');
});

test('prints a conversation with what was said last, says how much, and has nothing to press', async ({ page }) => {
  await openSignedIn(page, '/app/comments', 'talk');
  const times = page.getByRole('log').getByRole('time');
  await expect(times.last()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Only 5\d\d of 2,000 messages are printed\.$/)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => times.count()).toBeGreaterThan(500);
  await expect(times.first(), 'no box clips it').toBeInViewport();
  await expect(page.getByRole('log').getByText(/^(Today|Yesterday)$/)).toHaveCount(0);
  await expect(times.last(), 'the date, and not how long ago').toHaveText(/, 20\d\d, /);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  for (const role of ['button', 'textbox'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
});

test('says on paper that a list of thousands is only begun there', async ({ page }) => {
  await openSignedIn(page, '/app/listing', 'many');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Only the first 500 of [\d,]+ homes are printed\.$/)).toBeVisible();
});

test('prints the profile without its links to other screens', async ({ page }) => {
  await openSignedIn(page, '/app/profile');
  const main = page.getByRole('main');
  const links = [/Edit Profile/, 'Settings', /^Message/, 'Change your agent'].map((name) =>
    main.getByRole('link', { name }),
  );
  for (const link of links) await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const link of links) await expect(link).toBeHidden();
  await expect(main.getByRole('link', { name: '(828) 555-0117' })).toBeVisible();
});

test('prints what is missing, and not the link to fill it in', async ({ page }) => {
  await openSignedIn(page, '/app/profile', 'noProfile');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create your profile' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('link', { name: 'Create your profile' })).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Your profile is not completed' })).toBeVisible();
});

test('breaks no card of a home on the dashboard between two sheets, and prints no link to its details', async ({
  page,
}) => {
  await openSignedIn(page, '/app/dashboard');
  const home = page.getByRole('main').getByRole('listitem').filter({ hasText: '$524,900' });
  await expect(home).toHaveCSS('break-inside', 'avoid');
  const details = home.getByText('View Details');
  await expect(details).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(details).toBeHidden();
});
