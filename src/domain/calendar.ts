/** An appointment for a calendar file. Instants in milliseconds since 1970. */
export interface Appointment {
  /** The same for the same appointment: a calendar that has it changes it and adds no second one. */
  uid: string;
  start: number;
  minutes: number;
  title: string;
  place: string | null;
  notes: string | null;
}

/** In UTC, which needs no description of a time zone: the calendar shows it in its own. */
const stamp = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    // Other control characters have no place in a calendar.
    .replaceAll(/\p{Cc}/gu, '');

const mostBytes = 75;

/** Folds a line of more than 75 bytes, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  return Array.from(line, (character) => {
    const bytes = encoder.encode(character).length;
    size += bytes;
    if (size <= mostBytes) return character;
    size = bytes + 1;
    return `\r\n ${character}`;
  }).join('');
}

/** An appointment as a file that calendars import (RFC 5545). `now` is when it was written. */
export function toCalendar({ uid, start, minutes, title, place, notes }: Appointment, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Home buyers portal//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(notes === null ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
