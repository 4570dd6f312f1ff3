import { compareInstants, type Home, type Reply } from './home.ts';
import { dayEarlier } from './dates.ts';

/** A message on its way. `alikeBefore` counts the buyer's messages with the same words that the server held when it set out. */
export interface Outgoing {
  text: string;
  alikeBefore?: number | undefined;
}

const invisible = /[\s\p{Cf}]/gu;

/** Whether a text has no visible character: such a message is not sent. */
export const isBlank = (text: string) => text.replaceAll(invisible, '') === '';

// A server may trim a message and write its line breaks another way; its words stay.
export const singleSpaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Messages have no id on the wire: they are recognised by their words, and by how many have the same. */
export const isAlike = (one: string, other: string) => singleSpaced(one) === singleSpaced(other);

export const countAlike = (replies: readonly Reply[], buyerId: string, text: string): number =>
  replies.filter(({ from, reply }) => from === buyerId && isAlike(reply, text)).length;

/** Whether the server has a message that was posted without an answer. It uses no clock: those of device and server may differ. */
export function hasArrived(replies: readonly Reply[], buyerId: string, { text, alikeBefore }: Outgoing): boolean {
  return alikeBefore !== undefined && countAlike(replies, buyerId, text) > alikeBefore;
}

/** The messages that have not arrived yet. Of several with the same words, each one in the list accounts for one that has arrived. */
export function stillToArrive<Message extends Outgoing>(
  replies: readonly Reply[],
  buyerId: string,
  outgoing: readonly Message[],
): Message[] {
  const arrived: string[] = [];
  return outgoing.filter(({ text, alikeBefore }) => {
    const earlier = arrived.filter((other) => isAlike(other, text)).length;
    if (alikeBefore === undefined || !hasArrived(replies, buyerId, { text, alikeBefore: alikeBefore + earlier }))
      return true;
    arrived.push(text);
    return false;
  });
}

/** The home with a message that the server has taken, unless it is in the list already. `now` in milliseconds since 1970. */
export function withReply(home: Home, buyerId: string, message: Outgoing, now: number): Home {
  if (hasArrived(home.replies, buyerId, message)) return home;
  const last = lastInstant(home.replies);
  const givesTimes = last !== null || home.replies.length === 0;
  // Never before the message that it answers, even if the device's clock is slow.
  const time = givesTimes ? Math.max(now, last ?? now) : null;
  return { ...home, replies: [...home.replies, { from: buyerId, reply: message.text, time }] };
}

/** The oldest first. A message without a time stays behind the one that it came after. */
export function inOrder(replies: readonly Reply[]): readonly Reply[] {
  let latest = Number.NEGATIVE_INFINITY;
  let sorted = true;
  const dated = replies.map((reply) => {
    const instant = reply.time ?? latest;
    sorted &&= instant >= latest;
    latest = instant;
    return { reply, instant };
  });
  if (sorted) return replies;
  return dated.toSorted((a, b) => compareInstants(a.instant, b.instant)).map(({ reply }) => reply);
}

export const newestReply = ({ replies }: Pick<Home, 'replies'>): Reply | null => inOrder(replies).at(-1) ?? null;

/** When the newest message was sent, in milliseconds since 1970; null if no message says. */
export function lastInstant(replies: readonly Reply[]): number | null {
  return replies.reduce<number | null>(
    (last, { time }) => (time !== null && time > (last ?? time - 1) ? time : last),
    null,
  );
}

/** How many of the agent's messages came after the buyer's newest one and after `readUntil`: answering counts as reading. */
export function countUnread(replies: readonly Reply[], buyerId: string, readUntil: number | null): number {
  const ordered = inOrder(replies);
  const after = ordered.length - 1 - ordered.findLastIndex(({ from }) => from === buyerId);
  const unread = instantsOf(ordered, buyerId).filter((instant) => instant > (readUntil ?? -1));
  return Math.min(after, unread.length);
}

/** The instant up to which a conversation counts as read once its end was seen; null before the agent's first message. */
export const readToEnd = (replies: readonly Reply[], buyerId: string): number | null =>
  instantsOf(inOrder(replies), buyerId).at(-1) ?? null;

/** The instant up to which a conversation counts as done once the buyer has marked it. */
export const doneToEnd = (replies: readonly Reply[]): number => instantsOf(inOrder(replies)).at(-1) ?? 0;

/**
 * The times of ordered messages, except those of the buyer if one is given. One without a time counts as a millisecond later than the one
 * before: it can be read or done, and the next be new.
 */
function instantsOf(ordered: readonly Reply[], buyerId?: string): number[] {
  let latest = 0;
  return ordered
    .filter(({ from }) => from !== buyerId)
    .map(({ time }) => (latest = Math.max(latest, time ?? latest + 1)));
}

/** An http or https address, without the punctuation behind it: that belongs to the sentence, whose language may leave no space. */
export const webAddress = /\bhttps?:\/\/[^\s<>"，。；：！？、（）《》「」『』【】،؛؟]+(?<![.,;:!?'’”»]\)?)/giu;

export interface Turn {
  /** `nobody` where the buyer has marked the conversation as done. */
  of: 'agent' | 'buyer' | 'nobody';
  /** When the first unanswered message was sent, in milliseconds since 1970, or null if it does not say. */
  since: number | null;
  /** Whether the buyer may mark the conversation as done: no unanswered message asks anything. */
  canBeDone: boolean;
}

const asks = ({ reply }: Reply) => /[?؟？]/u.test(reply.replaceAll(webAddress, ''));

/**
 * Whose turn it is; null before the first message.
 * @param doneUntil what `doneToEnd` said when the buyer marked the conversation as done, or null.
 */
export function turnOf(replies: readonly Reply[], buyerId: string, doneUntil: number | null = null): Turn | null {
  const ordered = inOrder(replies);
  const last = ordered.at(-1);
  if (!last) return null;
  const own = last.from === buyerId;
  const answered = ordered.findLastIndex(({ from }) => (from === buyerId) !== own);
  const unanswered = ordered.slice(answered + 1);
  const until = doneToEnd(ordered);
  // Where no message has a time, the mark is a count. A greater one is the time that this device gave to a message it had just sent.
  const isOfDevice = until === ordered.length && doneUntil !== null && doneUntil > until;
  const isDone = doneUntil !== null && until <= doneUntil && !isOfDevice;
  return {
    of: isDone ? 'nobody' : own ? 'agent' : 'buyer',
    since: unanswered.find(({ time }) => time !== null)?.time ?? null,
    canBeDone: !unanswered.some(asks),
  };
}

/** Since when an answer is late; null within a day of the unanswered message, or if its time is unknown. */
export const lateSince = ({ since }: Turn, now: number): number | null =>
  since !== null && since <= dayEarlier(now) ? since : null;

/** When the agent last wrote about any home, in milliseconds since 1970; null if no message says. */
export const agentWroteAt = (homes: readonly Pick<Home, 'replies'>[], buyerId: string): number | null =>
  lastInstant(homes.flatMap(({ replies }) => replies.filter(({ from }) => from !== buyerId)));
