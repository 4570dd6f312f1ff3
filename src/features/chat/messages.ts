import type { Entry } from '#src/device/outbox-entry.ts';
import { inOrder, place, type Placed, stillToArrive } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';

/** How a message stands; `kept` waits on this device for the server to be reached. */
export type MessageState = 'sent' | 'sending' | 'kept' | 'failed';

export interface Message {
  mine: boolean;
  text: string;
  time: number | null;
  state: MessageState;
  /** What is to be tried again or discarded, and the server's words for its refusal. */
  entry: Pick<Entry, 'id' | 'reason'> | null;
}

/** The conversation as it is shown: what the server has, and behind it what this device has still to send. */
export function messagesOf(home: Home, entries: readonly Entry[], buyerId: string): Placed<Message>[] {
  const said = inOrder(home.replies).map(({ from, reply, time }): Message => ({
    mine: from === buyerId,
    text: reply,
    time,
    state: 'sent',
    entry: null,
  }));
  const outgoing = entries.flatMap((entry) => (entry.write.kind === 'reply' ? [{ ...entry.write, entry }] : []));
  // What waits for the server holds back what was written after it.
  const heldFrom = entries.findIndex((entry) => entry.state === 'waiting' && entry.attempts > 0);
  const stateOf = (entry: Entry): MessageState => {
    if (entry.state === 'refused' || entry.state === 'parked') return 'failed';
    return entry.state === 'waiting' && heldFrom >= 0 && entries.indexOf(entry) >= heldFrom ? 'kept' : 'sending';
  };
  const written = stillToArrive(home.replies, buyerId, outgoing).map(({ text, entry }): Message => ({
    mine: true,
    text,
    time: entry.at,
    state: stateOf(entry),
    entry,
  }));
  return place([...said, ...written], ({ state }) => state !== 'sent');
}
