import 'fake-indexeddb/auto';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { countedMessages } from '#src/device/counted-messages.ts';
import { session } from '#src/device/session.ts';
import { stubBrowser } from '#src/device/spec-browser.ts';
import { followSession } from './follow-session.ts';
import { createSignedInArea } from './signed-in-area.ts';

it('leaves no count of a message behind after a sign-out', async () => {
  stubBrowser();
  session.start('of ann', 'ann');
  const navigate = vi.fn<() => Promise<void>>(async () => {});
  followSession({ latestLocation: { href: '/app/comments' }, navigate } as unknown as AnyRouter, createSignedInArea());
  countedMessages.add('e1', { alikeBefore: 1, posts: 2 });
  session.end('left');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(localStorage.getItem('counted_messages')).toBeNull();
  vi.unstubAllGlobals();
});
