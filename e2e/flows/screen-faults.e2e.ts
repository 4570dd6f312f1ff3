import type { Page } from '@playwright/test';
import { type FaultEntry, type FaultKind, readingNames as reads } from '#mocks/faults.ts';
import { button } from '../support/account.ts';
import { expect, faults, signIn, test, timesLeft } from '../support/fixtures.ts';
import { forgetKept } from '../support/kept-for.ts';
import { words } from '../support/words.ts';

/*
 * Every reading of the table of calls fails on every signed-in screen. The screen says so in words with a way on, or does without; once
 * the fault is gone, Try again brings it without a reload. Each reading meets every fault, one on each screen.
 */
const say = words.en;
const home = 'buyer-noProfile-1';

interface Case {
  path: string;
  heading: string | RegExp;
  /** What it cannot be shown without. */
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
  { path: '/app/ranking', heading: 'My ranking', needs: ['listProperties'] },
];

const withoutProfile = 'Your profile could not be loaded. Fit, costs and ranking are shown without it.';

/** What the person reads after each fault; null where it ends the session. */
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

test('every reading is one that some screen cannot be shown without', () => {
  expect(reads.filter((name) => !screens.some(({ needs }) => needs.includes(name)))).toEqual([]);
});

const soon = { timeout: 1_000 };

const headingOf = (page: Page, { heading }: Case) => page.getByRole('heading', { level: 1, name: heading });

/** Set by the address, so that the fault does not meet the screen before, which may still be reading. */
const withFault = (path: string, call: string, fault: FaultKind) =>
  `${path}${path.includes('?') ? '&' : '?'}mock-latency=0&mock-faults=${call}:${fault}:100`;

for (const [turn, call] of reads.entries())
  test(`without ${call} every screen has words and a way on, or does without it`, async ({ page, allowConsole }) => {
    // React logs what a screen in its error state has thrown.
    allowConsole(/Failed to load resource|ApiError/);
    await signIn(page, 'noProfile');
    // What the device has kept would be shown where the server cannot be reached.
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
      // The profile screens aside, no screen waits for the profile.
      const note = page.getByText(withoutProfile).first();
      if (call === 'listProfiles' && sentence !== null && !screen.needs.includes(call)) {
        await expect(headingOf(page, screen), what).toBeVisible();
        await expect(note, what).toBeVisible();
        await faults(page, []);
        await expect(async () => {
          // A part of the screen that comes late may ask by itself, which may take the note away before the click.
          if (await again.isVisible()) await again.click(soon);
          await expect(note, what).toBeHidden(soon);
        }).toPass({ timeout: 20_000 });
      }
      await expect(async () => {
        // A reading that was under way with the fault may have failed as well: a person tries once more.
        if (screen.needs.includes(call) && (await again.isVisible())) await again.click(soon);
        await expect(headingOf(page, screen), what).toBeVisible(soon);
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('alert'), what).toHaveCount(0);
      if (!screen.needs.includes(call))
        expect(await timesLeft(page), `${what}: it is not asked again and again`).not.toBeLessThan(80);
      await expect(page, what).toHaveURL(screen.path);
      expect(loads, what).toBe(0);
      await faults(page, []);
    }
  });

test('Try again for the profile keeps the focus while that still fails', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ApiError/);
  await signIn(page, 'noProfile');
  await forgetKept(page);
  await page.goto(withFault('/app/dashboard', 'listProfiles', 'http-500'));
  const again = button(page, say.tryAgain);
  await again.focus();
  const left = await timesLeft(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => timesLeft(page)).toBe(left - 1);
  await expect(page.getByText(withoutProfile)).toBeVisible();
  await expect(again).toBeFocused();
});
