import type { Page } from '@playwright/test';
import { type FaultEntry, type FaultKind, readingNames as reads } from '#mocks/faults.ts';
import { button } from '../support/account.ts';
import { expect, faults, loading, signIn, tabTo, test, timesLeft } from '../support/fixtures.ts';
import { forgetKept } from '../support/kept-for.ts';
import { words } from '../support/words.ts';

/*
 * Every reading of the table of calls fails on every signed-in screen, with another fault on each. The screen says so, or does without the
 * answer. Once the fault is gone, Try again shows the screen without a reload.
 */
const say = words.en;
const home = 'buyer-noProfile-1';

interface Case {
  path: string;
  heading: string | RegExp;
  /** The readings without which it cannot be shown. */
  needs: readonly FaultEntry['call'][];
}

const screens: readonly Case[] = [
  { path: '/app/dashboard', heading: /Mei/, needs: ['me', 'listProperties'] },
  { path: '/app/listing', heading: 'Properties', needs: ['listProperties'] },
  { path: `/app/listing/detail?id=${home}`, heading: /\d/, needs: ['listProperties'] },
  { path: `/app/listing?compare=${home},buyer-noProfile-2`, heading: /Compare/, needs: ['listProperties'] },
  { path: `/app/comments?id=${home}`, heading: 'Comments', needs: ['me', 'listProperties'] },
  { path: '/app/profile', heading: /Mei/, needs: ['me', 'listProfiles'] },
  { path: '/app/profile/create', heading: /profile/i, needs: ['me', 'listProfiles'] },
  { path: '/app/settings', heading: 'Settings', needs: ['me'] },
  { path: `/app/listing/sheet?ids=${home}`, heading: 'Day sheet', needs: ['listProperties'] },
  { path: '/app/ranking', heading: 'My ranking', needs: ['listProperties'] },
];

const withoutProfile = 'Your profile could not be loaded. Fit, costs and ranking are shown without it.';

/** What the screen says after each fault. Null for the fault that ends the session. */
const sentences: readonly [FaultKind, string | null][] = [
  ['drop', say.network],
  ['http-500', 'Something went wrong on the server.'],
  ['http-500-empty', say.serverError],
  ['busy', say.busy],
  ['html', say.unreadable],
  ['cut-off', say.unreadable],
  ['wrong-shape', say.unreadable],
  ['revoked', null],
];

test('every reading is needed by some screen', () => {
  expect(reads.filter((name) => !screens.some(({ needs }) => needs.includes(name)))).toEqual([]);
});

const soon = { timeout: 1_000 };

const headingOf = (page: Page, { heading }: Case) => page.getByRole('heading', { level: 1, name: heading });

/** The address sets the fault, so that it cannot apply to the screen before, which may still be reading. */
const withFault = (path: string, call: string, fault: FaultKind) =>
  `${path}${path.includes('?') ? '&' : '?'}mock-latency=0&mock-faults=${call}:${fault}:100`;

for (const [turn, call] of reads.entries())
  test(`without ${call} every screen says so and can be tried again, or does without it`, async ({
    page,
    allowConsole,
  }) => {
    // React logs the error that put a screen into its error state.
    allowConsole(/Failed to load resource|ApiError/);
    await signIn(page, 'noProfile');
    // Without this, a screen would show the answers kept on the device.
    await forgetKept(page);
    const again = button(page, say.tryAgain);
    let loads = 0;
    page.on('load', () => (loads += 1));
    for (const [index, screen] of screens.entries()) {
      const [fault, sentence] = sentences[(index + 3 * turn) % sentences.length]!;
      const what = `${fault} on ${screen.path}`;
      await page.goto(withFault(screen.path, call, fault));
      loads = 0;
      if (sentence === null) {
        await expect(page.getByText(say.sessionEnded), what).toBeVisible();
        await faults(page, []);
        await signIn(page, 'noProfile');
      } else if (screen.needs.includes(call)) {
        await expect(page.getByRole('alert'), what).toContainText(sentence);
        await expect(page.getByRole('link', { name: 'Go to Home' }), what).toBeVisible();
        await faults(page, []);
      }
      // Only the profile screens wait for the profile.
      const note = page.getByText(withoutProfile).first();
      if (call === 'listProfiles' && sentence !== null && !screen.needs.includes(call)) {
        await expect(headingOf(page, screen), what).toBeVisible();
        await expect(note, what).toBeVisible();
        await faults(page, []);
        await expect(async () => {
          // A part that renders late may read the profile by itself, so the note may go before the click.
          if (await again.isVisible()) await again.click(soon);
          await expect(note, what).toBeHidden(soon);
        }).toPass({ timeout: 20_000 });
      }
      await expect(async () => {
        // A request that began before the fault ended may fail too. Then the button is pressed again.
        if (screen.needs.includes(call) && (await again.isVisible())) await again.click(soon);
        await expect(headingOf(page, screen), what).toBeVisible(soon);
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('alert'), what).toHaveCount(0);
      if (!screen.needs.includes(call)) expect(await timesLeft(page), `${what}: retries are few`).not.toBeLessThan(80);
      await expect(page, what).toHaveURL(screen.path);
      expect(loads, what).toBe(0);
      await faults(page, []);
    }
  });

test('the homes show where the call for the profile never answers', async ({ page }) => {
  await signIn(page, 'noProfile');
  await forgetKept(page);
  // Each takes as long as a screen waits for the profile.
  for (const screen of screens.slice(0, 3)) {
    await page.goto(withFault(screen.path, 'listProfiles', 'timeout'));
    await expect(headingOf(page, screen), screen.path).toBeVisible();
  }
});

test('every screen that is not answered says after ten seconds that it takes long', async ({ page }) => {
  await signIn(page, 'noProfile');
  await forgetKept(page);
  await page.clock.install();
  const note = page.getByRole('alert').filter({ hasText: 'This is taking longer than usual.' });
  for (const screen of screens)
    for (const call of screen.needs) {
      await page.goto(withFault(screen.path, call, 'timeout'));
      await expect(loading(page.getByRole('main')).first(), screen.path).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(note, `${call} on ${screen.path}`).toBeVisible();
      await faults(page, []);
    }
  await note.getByRole('button', { name: say.tryAgain }).click();
  await expect(headingOf(page, screens.at(-1)!)).toBeVisible();
  await expect(note).toBeHidden();
});

test('Try again for the profile keeps the focus while the profile still fails', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ApiError/);
  await signIn(page, 'noProfile');
  await forgetKept(page);
  await page.goto(withFault('/app/dashboard', 'listProfiles', 'http-500'));
  const again = button(page, say.tryAgain);
  await again.focus();
  // A part that renders late may read the profile by itself.
  await page.waitForLoadState('networkidle');
  const left = await timesLeft(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => timesLeft(page)).toBe(left - 1);
  await expect(page.getByText(withoutProfile)).toBeVisible();
  await expect(again).toBeFocused();
});

test('Try again for a screen keeps the focus while it still fails, and then leads to the heading', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ApiError/);
  await signIn(page, 'noProfile');
  await forgetKept(page);
  for (const screen of screens.slice(0, 2)) {
    await page.goto(withFault(screen.path, 'listProperties', 'http-500'));
    const again = button(page, say.tryAgain);
    await tabTo(page, again);
    const left = await timesLeft(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => timesLeft(page)).toBeLessThan(left);
    await expect(again).toBeFocused();
    await faults(page, []);
    await page.keyboard.press('Enter');
    await expect(headingOf(page, screen)).toBeFocused();
  }
});

test('a screen that was asked for without a network opens once there is one', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|LostCode|Lost code|ApiError: network/);
  await signIn(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Linda Moreno' })).toBeVisible();
});
