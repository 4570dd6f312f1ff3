import type { Page } from '@playwright/test';
import type { FaultEntry } from '#mocks/faults.ts';
import { expect, faults } from './fixtures.ts';
import { sharedLink } from './shared-link.ts';

/** Returns what the page shows for an English text: the same text, unless the catalogues were changed. */
export type Say = (english: string) => string;

/** A part of a screen that has to be opened. */
interface Opened {
  name: string;
  open: (page: Page, say: Say) => Promise<void>;
  /** Needed if Escape does not close it. */
  close?: (page: Page, say: Say) => Promise<void>;
  /** Whether it exists at a width. A phone is narrower than 768 px, and the sidebar is a drawer below 992 px. */
  on?: (width: number) => boolean;
}

export interface Screen {
  path: string;
  /** Its name in reports; the path if left out. */
  name?: string;
  /** Items that local storage has before the screen opens. */
  kept?: Record<string, string>;
  faults?: FaultEntry[];
  opened?: readonly Opened[];
}

const onPhone = (width: number) => width < 768;
const notOnPhone = (width: number) => width >= 768;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const pressed =
  (name: string): Opened['open'] =>
  (page, say) =>
    press(page, say(name));
/** Matches a name that continues with data. */
const starts = (say: Say, name: string) => new RegExp(`^${say(name)}`);

const submitted = (name: string): Opened => ({
  name: 'with nothing filled in',
  open: pressed(name),
  close: async () => {},
});

const resent: Opened = {
  name: 'the code sent again',
  open: async (page, say) => {
    await press(page, say('Resend Code'));
    await page.getByRole('dialog', { name: say('OTP Resent') }).waitFor();
  },
};

export const anonymousScreens: readonly Screen[] = [
  { path: '/signin', opened: [submitted('Sign In')] },
  { path: '/signup', opened: [submitted('Sign Up')] },
  { path: '/forgetPassword', opened: [submitted('Get Verification Code')] },
  {
    path: '/forgetPasswordOTP',
    kept: { emailForForgetPassword: 'linda.moreno@example.com' },
    opened: [submitted('Verify'), resent],
  },
  {
    path: '/resetPassword',
    kept: { emailForForgetPassword: 'linda.moreno@example.com' },
    opened: [submitted('Reset')],
  },
  { path: '/shared#2.made-by-a-newer-version', name: 'a link that cannot be read' },
  {
    path: sharedLink(
      [
        {
          address: '418 Juniper Lane, Asheville, NC 28801',
          question: { qcomments: 'Great morning light in the kitchen.' },
        },
      ],
      {
        parts: ['notes', 'questions'],
      },
    ),
    name: 'a shared home',
    opened: [submitted('Send')],
  },
  { path: '/OTP', kept: { emailForSignUp: 'noah.price@example.com' }, opened: [submitted('Verify'), resent] },
];

const frame: readonly Opened[] = [
  {
    name: 'menu',
    on: (width) => width < 992,
    open: async (page, say) => {
      await press(page, say('Open menu'));
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'languages',
    on: (width) => width >= 992,
    open: async (page, say) => {
      await press(page, starts(say, 'Language'));
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'account',
    open: async (page, say) => {
      await press(page, starts(say, 'Account'));
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'notifications',
    open: async (page, say) => {
      await press(page, starts(say, 'Notifications'));
      await page.getByRole('dialog', { name: say('Notifications') }).waitFor();
    },
  },
  {
    name: 'messages',
    open: async (page, say) => {
      await press(page, starts(say, 'Messages'));
      await page.getByRole('dialog', { name: say('Messages') }).waitFor();
    },
  },
  {
    name: 'customizer',
    open: async (page, say) => {
      const menu = page.getByRole('button', { name: say('Open menu') });
      if (await menu.isVisible()) await menu.click();
      await press(page, say('Appearance'));
      await page.getByRole('dialog', { name: say('Appearance') }).waitFor();
    },
  },
  {
    name: 'palette with nothing typed',
    open: async (page) => {
      await page.keyboard.press('ControlOrMeta+K');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'palette',
    open: async (page) => {
      await page.keyboard.press('ControlOrMeta+K');
      await page.getByRole('combobox').fill('a');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    open: async (page, say) => {
      await page.keyboard.press('ControlOrMeta+K');
      await page.getByRole('combobox').fill(say('Keyboard shortcuts'));
      await page.keyboard.press('Enter');
      await page
        .getByRole('dialog', { name: say('Keyboard shortcuts') })
        .getByRole('heading', { level: 3 })
        .first()
        .waitFor();
    },
    // It lies over the palette.
    close: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(layers(page)).toHaveCount(0);
    },
  },
  {
    name: 'palette that finds nothing',
    open: async (page) => {
      await page.keyboard.press('ControlOrMeta+K');
      await page.getByRole('combobox').fill('zzzz');
      await expect(page.getByRole('option')).toHaveCount(0);
    },
  },
];

/** The first home of the listing: a row of its table, or a card. */
const firstHome = (page: Page, say: Say) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .nth(1)
    .or(
      page
        .getByRole('list', { name: say('Homes shared with you') })
        .getByRole('listitem')
        .first(),
    );

const failing: FaultEntry[] = [{ call: 'listProperties', fault: 'http-500-empty' }];
const refusing: FaultEntry[] = [{ call: 'listProperties', fault: 'drop' }];

export const signedInScreens: readonly Screen[] = [
  { path: '/app/dashboard', opened: frame },
  { path: '/app/dashboard?tab=disliked' },
  { path: '/app/dashboard?tab=archived' },
  {
    path: '/app/listing',
    opened: [
      { name: 'columns', on: notOnPhone, open: pressed('Columns') },
      { name: 'filters', open: pressed('Filters') },
      {
        name: 'actions of a home',
        on: onPhone,
        open: (page, say) => firstHome(page, say).getByRole('button').last().click(),
      },
      {
        name: 'menu of a home',
        on: notOnPhone,
        open: (page, say) => firstHome(page, say).getByRole('button').last().click(),
      },
      {
        name: 'photo',
        open: async (page, say) => {
          await firstHome(page, say).getByRole('button').first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  { path: '/app/listing?selected=home-4187203,home-4183316' },
  { path: '/app/listing?view=archived&selected=home-4176120' },
  { path: '/app/listing?q=zzz&min=1' },
  { path: '/app/listing?compare=home-4187203,home-4183316', opened: [{ name: 'picker', open: pressed('Add a home') }] },
  { path: '/app/listing?compare=home-4187203,home-4183316,home-4185502,nobody' },
  {
    path: '/app/listing/detail?id=home-4187203',
    opened: [
      {
        name: 'a toast',
        on: notOnPhone,
        open: async (page, say) => {
          await press(page, say('Dislike'));
          // A focused toast does not close by itself.
          await page.getByRole('button', { name: say('Undo') }).focus();
        },
        close: (page, say) => press(page, say('Undo')),
      },
      {
        name: 'the assumptions of the cost',
        open: pressed('Edit'),
        close: pressed('Done'),
      },
      { name: 'actions', on: onPhone, open: pressed('More actions') },
    ],
  },
  { path: '/app/listing/detail?id=home-4187203&mode=scoring' },
  { path: '/app/listing/detail?id=home-4183316' },
  { path: '/app/listing/detail?id=nobody' },
  { path: '/app/ranking' },
  { path: '/app/listing/sheet?ids=home-4187203,home-4183316&times=10:00' },
  { path: '/app/listing/sheet' },
  { path: '/app/comments' },
  {
    path: '/app/comments?id=home-4187203',
    opened: [{ name: 'conversations', on: onPhone, open: pressed('Conversations') }],
  },
  { path: '/app/comments?id=home-4176120&tab=all' },
  { path: '/app/profile' },
  ...[1, 2, 3, 4].map((step): Screen => ({
    path: `/app/profile/create?step=${step}`,
  })),
  { path: '/app/settings', opened: [submitted('Change password')] },
  { path: '/app/nowhere' },
  { path: '/app/listing', name: 'server error', faults: failing },
  { path: '/app/listing', name: 'no connection', faults: refusing },
];

export const nameOf = ({ path, name }: Screen) => name ?? path;

/** Opens a screen and waits for its heading and fonts. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, screen.kept ?? {});
  await faults(page, screen.faults ?? []);
  await page.goto(screen.path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const layers = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu'));

/** Calls `check` on an open screen, and again with each of its parts opened that exist at this width. */
export async function withEachOpened(
  page: Page,
  screen: Screen,
  say: Say,
  check: (name: string) => Promise<void>,
): Promise<void> {
  await check(nameOf(screen));
  const { width = 0 } = page.viewportSize() ?? {};
  for (const { name, open, close, on } of screen.opened ?? []) {
    if (on && !on(width)) continue;
    await open(page, say);
    // Escape would come too early while the code of the layer loads.
    if (!close) await expect(layers(page)).not.toHaveCount(0);
    await check(`${nameOf(screen)}, ${name}`);
    if (close) await close(page, say);
    else {
      await page.keyboard.press('Escape');
      await expect(layers(page)).toHaveCount(0);
    }
  }
}
