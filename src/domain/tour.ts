import dayjs from 'dayjs';

const saturday = 6;
const sunday = 0;

/** The hour of the reader's day at which a tour is proposed: after work, or at the weekend in daylight. */
function tourHour(weekday: number): { hour: number; minute: number } {
  if (weekday === saturday) return { hour: 10, minute: 0 };
  return weekday === sunday ? { hour: 14, minute: 0 } : { hour: 17, minute: 30 };
}

/** Three times for a tour in the reader's time zone, at least a day ahead: the next working day, Saturday and Sunday. */
export function proposedTimes(now: number): readonly number[] {
  const days = Array.from({ length: 9 }, (_, ahead) => {
    const day = dayjs(now).add(ahead, 'day').startOf('day');
    const { hour, minute } = tourHour(day.day());
    return day.hour(hour).minute(minute);
  }).filter((time) => time.diff(now, 'hour', true) >= 24);
  const next = (isWanted: (weekday: number) => boolean) => days.find((time) => isWanted(time.day()));
  return [
    next((weekday) => weekday !== saturday && weekday !== sunday),
    next((weekday) => weekday === saturday),
    next((weekday) => weekday === sunday),
  ]
    .flatMap((time) => time?.valueOf() ?? [])
    .toSorted((a, b) => a - b);
}
