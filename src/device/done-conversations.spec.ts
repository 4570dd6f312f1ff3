import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDoneConversations } from './done-conversations.ts';
import { stubBrowser } from './spec-browser.ts';

beforeEach(stubBrowser);
afterEach(() => void vi.unstubAllGlobals());

it('keeps what each of two tabs marks as done, shows it in both, and opens a conversation again in both', async () => {
  const user = crypto.randomUUID();
  const [one, two] = [await openDoneConversations(user), await openDoneConversations(user)];
  const both = () => [one, two].map((tab) => Object.fromEntries(tab.get()));
  one.mark('x', 1);
  two.mark('y', 2);
  await vi.waitFor(() =>
    expect(both()).toEqual([
      { x: 1, y: 2 },
      { x: 1, y: 2 },
    ]),
  );
  two.mark('x', null);
  await vi.waitFor(() => expect(both()).toEqual([{ y: 2 }, { y: 2 }]));
  const reloaded = await openDoneConversations(user);
  expect([...reloaded.get()]).toEqual([['y', 2]]);
  for (const tab of [one, two, reloaded]) tab.close();
});
