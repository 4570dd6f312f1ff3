import dayjs from 'dayjs';
import { inOrder, singleSpaced } from './conversation.ts';
import type { Reply } from './home.ts';

const saturday = 6;
const sunday = 0;

/** The hour of the reader's day at which a tour is proposed: after work, or at the weekend in daylight. */
function tourHour(weekday: number): { hour: number; minute: number } {
  if (weekday === saturday) return { hour: 10, minute: 0 };
  return weekday === sunday ? { hour: 14, minute: 0 } : { hour: 17, minute: 30 };
}

/** At which times of the coming days a tour may be proposed, in the reader's time zone. */
const tourTimes = (now: number) =>
  Array.from({ length: 9 }, (_, ahead) => {
    const day = dayjs(now).add(ahead, 'day').startOf('day');
    const { hour, minute } = tourHour(day.day());
    return day.hour(hour).minute(minute);
  }).filter((time) => time.isAfter(now));

/** Three times for a tour in the reader's time zone, at least a day ahead: the next working day, Saturday and Sunday. */
export function proposedTimes(now: number): readonly number[] {
  const days = tourTimes(now).filter((time) => time.diff(now, 'hour', true) >= 24);
  const next = (isWanted: (weekday: number) => boolean) => days.find((time) => isWanted(time.day()));
  return [
    next((weekday) => weekday !== saturday && weekday !== sunday),
    next((weekday) => weekday === saturday),
    next((weekday) => weekday === sunday),
  ]
    .flatMap((time) => time?.valueOf() ?? [])
    .toSorted((a, b) => a - b);
}

/**
 * The time that a tour is agreed for: of the proposed times to come the one that the agent named last, or else the first; null without one.
 * @param write how a proposed time is written in a message.
 */
export function agreedTime(
  replies: readonly Reply[],
  buyerId: string,
  now: number,
  write: (instant: number) => string,
): number | null {
  const said = inOrder(replies).map(({ from, reply }) => ({ own: from === buyerId, text: singleSpaced(reply) }));
  const proposed = tourTimes(now).flatMap((time) => {
    const text = singleSpaced(write(time.valueOf()));
    const first = said.findIndex((one) => one.own && one.text.includes(text));
    if (first === -1) return [];
    const named = said.findLastIndex((one, index) => !one.own && index > first && one.text.includes(text));
    return [{ time: time.valueOf(), named }];
  });
  return proposed.toSorted((a, b) => b.named - a.named)[0]?.time ?? null;
}
