import 'fake-indexeddb/auto';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { countedMessages } from '#src/device/counted-messages.ts';
import { lastHome } from '#src/device/last-home.ts';
import { session } from '#src/device/session.ts';
import { stubBrowser } from '#src/device/spec-browser.ts';
import { followSession } from './follow-session.ts';
import { createSignedInArea } from './signed-in-area.ts';

afterEach(() => vi.unstubAllGlobals());

/** Follows the session of a page at an address, and gives what it navigates by. */
function follow(href: string) {
  const navigate = vi.fn<(to: object) => Promise<void>>(async () => {});
  const latestLocation = { href, pathname: new URL(href, location.href).pathname };
  followSession({ latestLocation, navigate } as unknown as AnyRouter, createSignedInArea());
  return navigate;
}

it('leaves no count of a message behind after a sign-out', async () => {
  stubBrowser();
  session.start('of ann', 'ann');
  follow('/app/comments');
  countedMessages.add('e1', { alikeBefore: 1, posts: 2 });
  session.end('left');
  await vi.waitFor(() => expect(localStorage.getItem('counted_messages')).toBeNull(), 10_000);
});

it.each([
  ['/app/profile?step=2', { next: '/app/profile?step=2' }],
  ['/nowhere', {}],
])('says at the sign-in that the session has expired at %s', async (href, search) => {
  stubBrowser();
  session.start('of ann', 'ann');
  const navigate = follow(href);
  session.end('expired');
  const signIn = { to: '/signin', search, state: { ended: true }, replace: true };
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([[signIn]]), 10_000);
});

it('leaves a shared page open, whose address is the only copy of what it shows', async () => {
  stubBrowser();
  session.start('of ann', 'ann');
  const navigate = follow('/Shared#abc');
  lastHome.set('p1');
  session.end('left');
  // The last of what a sign-out does.
  await vi.waitFor(() => expect(lastHome.get()).toBeNull(), 10_000);
  expect(navigate).not.toHaveBeenCalled();
});
