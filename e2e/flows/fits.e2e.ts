import type { Page } from '@playwright/test';
import {
  anonymousScreens,
  type Say,
  type Screen,
  signedInScreens,
  visit,
  withEachOpened,
} from '../support/every-screen.ts';
import { cramped } from '../support/cramped.ts';
import { expect, screens, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { changeWords, longer, marked } from '../support/longer-words.ts';

interface Reading {
  change: (text: string) => string;
  widths: readonly number[];
  /** How the reader has set the page, once it stands. */
  set?: (page: Page) => Promise<void>;
}

/** Looks at every screen, and all that opens on it, in changed words and at each width. */
async function lookAtAll(page: Page, { change, widths, set }: Reading): Promise<void> {
  page.setDefaultTimeout(10_000);
  const lookAt = async (all: readonly Screen[], say: Say) => {
    for (const screen of all) {
      await visit(page, screen);
      await set?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await withEachOpened(page, screen, say, (name) =>
          // A change of the width is followed a frame later.
          expect.soft.poll(() => cramped(page), { message: `${name} at ${width} px`, timeout: 2_000 }).toEqual([]),
        );
      }
    }
  };
  await signIn(page);
  await insideFrame(page);
  await changeWords(page.context(), change);
  await lookAt(signedInScreens, change);
  await page.evaluate(() => localStorage.removeItem('token'));
  await lookAt(anonymousScreens, change);
}

const failures = /ApiError|status of 500|ERR_/;

test('words that are two fifths longer find room on every screen', async ({ page, allowConsole }) => {
  test.setTimeout(240_000);
  allowConsole(failures);
  await lookAtAll(page, {
    change: longer,
    widths: [screens.desktop.width, screens.tablet.width, screens.phone.width],
  });
});

test('every screen reflows at 320 px, and with text twice as large', async ({ page, allowConsole }) => {
  test.setTimeout(240_000);
  allowConsole(failures);
  await lookAtAll(page, { change: marked, widths: [320] });
});
