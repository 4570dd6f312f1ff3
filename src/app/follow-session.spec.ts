import 'fake-indexeddb/auto';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { countedMessages } from '#src/device/counted-messages.ts';
import { session } from '#src/device/session.ts';
import { stubBrowser } from '#src/device/spec-browser.ts';
import { followSession } from './follow-session.ts';
import { createSignedInArea } from './signed-in-area.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaves no count of a message behind after a sign-out', async () => {
  stubBrowser();
  session.start('of ann', 'ann');
  followSession(
    { latestLocation: { href: '/app/comments' }, navigate: async () => {} } as unknown as AnyRouter,
    createSignedInArea(),
  );
  countedMessages.add('e1', { alikeBefore: 1, posts: 2 });
  session.end('left');
  await vi.waitFor(() => expect(localStorage.getItem('counted_messages')).toBeNull(), 10_000);
});
