import type { Entry } from '#src/device/outbox-entry.ts';
import { hasArrived, inOrder, place, type Placed } from '#src/domain/conversation.ts';
import type { Property } from '#src/domain/property.ts';

/** How a message stands; `kept` waits on this device for the server to be reached. */
export type MessageState = 'sent' | 'sending' | 'kept' | 'failed';

export interface Message {
  mine: boolean;
  text: string;
  time: string | null;
  state: MessageState;
  /** What is to be tried again or discarded, and the server's words for its refusal. */
  entry: Pick<Entry, 'id' | 'reason'> | null;
}

/** The conversation as it is shown: what the server has, and behind it what this device has still to send. */
export function messagesOf(home: Property, entries: readonly Entry[], buyerId: string): Placed<Message>[] {
  const said = inOrder(home.replies).map(({ from, reply, time }): Message => ({
    mine: from === buyerId,
    text: reply,
    time,
    state: 'sent',
    entry: null,
  }));
  // What waits for the server holds back what was written after it.
  let held = false;
  const outgoing = entries.flatMap((entry): Message[] => {
    held ||= entry.state === 'waiting' && entry.attempts > 0;
    if (entry.write.kind !== 'reply' || hasArrived(home.replies, buyerId, entry.write)) return [];
    const failed = entry.state === 'refused' || entry.state === 'parked';
    const state = failed ? 'failed' : held && entry.state !== 'sending' ? 'kept' : 'sending';
    const time = new Date(entry.at).toISOString();
    return [{ mine: true, text: entry.write.text, time, state, entry }];
  });
  return place([...said, ...outgoing], ({ state }) => state !== 'sent');
}
