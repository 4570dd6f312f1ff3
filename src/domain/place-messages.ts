import { startOfDay } from './dates.ts';

interface Said {
  mine: boolean;
  time: number | null;
}

/** A message in its place: `day` is the instant to head it with where a new day begins, `closes` whether it is the last of its group. */
export type Placed<Message extends Said> = Message & { day: number | null; closes: boolean };

/** A longer time between two messages begins a new group, in milliseconds. */
const pause = 10 * 60_000;

interface Breaks<Message> {
  /** Whether a message is a group by itself. */
  apart: (message: Message) => boolean;
  /** The index of a message that always begins a group, or null. */
  breakBefore: number | null;
}

/** Puts ordered messages into days and into groups of one speaker without a long pause. */
export function place<Message extends Said>(
  messages: readonly Message[],
  { apart, breakBefore }: Breaks<Message>,
): Placed<Message>[] {
  let day: number | null = null;
  const opened = messages.map((message) => {
    // A message without a time is of the day of the one before it.
    const today: number | null = message.time === null ? day : startOfDay(message.time);
    const opens = today !== day;
    day = today;
    return { message, opens };
  });
  return opened.map(({ message, opens }, index) => {
    const next = opened[index + 1];
    const gap = (next?.message.time ?? 0) - (message.time ?? Number.POSITIVE_INFINITY);
    const closes =
      !next ||
      next.opens ||
      index + 1 === breakBefore ||
      next.message.mine !== message.mine ||
      gap > pause ||
      apart(message) ||
      apart(next.message);
    return { ...message, day: opens ? message.time : null, closes };
  });
}
