import { type Entry } from '#src/device/outbox-entry.ts';
import { isDelayed } from '#src/device/outbox-queues.ts';
import { inOrder, stillToArrive } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';
import { place, type Placed } from '#src/domain/place-messages.ts';

/** How a message stands; `kept` waits on this device until the server can be reached, `unclear` may have arrived. */
export type MessageState = 'sent' | 'sending' | 'kept' | 'failed' | 'unclear';

export interface Message {
  mine: boolean;
  text: string;
  time: number | null;
  state: MessageState;
  /** The entry to try again or to discard, with the server's words for its refusal. */
  entry: Entry | null;
}

/** How an unsent message stands. `entries` are those of all homes. */
export function stateOf(entry: Entry, entries: readonly Entry[]): MessageState {
  if (entry.state === 'refused' || entry.state === 'parked') return 'failed';
  if (entry.state === 'unclear') return 'unclear';
  return isDelayed(entry, entries) ? 'kept' : 'sending';
}

/** The buyer's messages of a home that the server does not have yet. `entries` are those of all homes. */
const unsentOf = (home: Home, entries: readonly Entry[], buyerId: string) =>
  stillToArrive(
    home.replies,
    buyerId,
    entries.flatMap((entry) =>
      entry.lane === home.id && entry.write.kind === 'reply' ? [{ ...entry.write, entry }] : [],
    ),
  );

/** How many messages a conversation shows. `entries` are those of all homes. */
export const countMessages = (home: Home, entries: readonly Entry[], buyerId: string): number =>
  home.replies.length + unsentOf(home, entries, buyerId).length;

/**
 * The messages of a conversation as they are shown: what the server has, and behind it what this device has yet to send.
 * @param entries those of all homes.
 * @param unread how many of the server's newest messages are below the line that says so.
 */
export function messagesOf(
  home: Home,
  entries: readonly Entry[],
  { buyerId, unread }: { buyerId: string; unread: number },
): Placed<Message>[] {
  const said = inOrder(home.replies).map(({ from, reply, time }): Message => ({
    mine: from === buyerId,
    text: reply,
    time,
    state: 'sent',
    entry: null,
  }));
  const written = unsentOf(home, entries, buyerId).map(({ text, entry }): Message => ({
    mine: true,
    text,
    time: entry.at,
    state: stateOf(entry, entries),
    entry,
  }));
  return place([...said, ...written], {
    apart: ({ state }) => state !== 'sent',
    breakBefore: unread > 0 ? said.length - unread : null,
  });
}
