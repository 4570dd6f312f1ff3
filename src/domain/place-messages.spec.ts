// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { place } from './place-messages.ts';

describe('the places of messages', () => {
  const said = (isMine: boolean, time: number | null) => ({ mine: isMine, time });
  const noBreak = { apart: () => false, breakBefore: null };
  it('head each calendar day of the reader once', () => {
    const [one, two] = [new Date(2026, 10, 18, 23, 59), new Date(2026, 10, 19, 0, 1)].map(Number);
    const days = place([said(true, one!), said(true, one!), said(true, two!), said(true, null)], noBreak);
    expect(days.map(({ day }) => day)).toEqual([one, null, two, null]);
  });
  it('head each day through a change of daylight saving time, and in far time zones', () => {
    const own = process.env['TZ'];
    const heads = (zone: string, ...times: string[]) => {
      process.env['TZ'] = zone;
      return place(
        times.map((time) => said(true, Date.parse(time))),
        noBreak,
      ).map(({ day }) => day !== null);
    };
    const spring = ['2026-03-08T04:59:00Z', '2026-03-08T05:00:00Z', '2026-03-09T03:59:00Z', '2026-03-09T04:00:00Z'];
    const autumn = ['2026-11-01T03:59:00Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'];
    for (const times of [spring, autumn])
      expect(heads('America/New_York', ...times)).toEqual([true, true, false, true]);
    expect(heads('Pacific/Kiritimati', '2026-06-01T09:59:00Z', '2026-06-01T10:00:00Z')).toEqual([true, true]);
    expect(heads('Pacific/Pago_Pago', '2026-06-01T10:00:00Z', '2026-06-01T11:00:00Z')).toEqual([true, true]);
    process.env['TZ'] = own;
  });

  it('close a group where the speaker changes, after a pause, round a message that stands apart, and at the end', () => {
    const minute = (value: number) => new Date(2026, 10, 19, 10, value).getTime();
    const messages = [said(true, minute(0)), said(true, minute(1)), said(false, minute(2)), said(false, minute(30))];
    expect(place(messages, noBreak).map(({ closes }) => closes)).toEqual([false, true, true, true]);
    const first = messages[0];
    expect(place(messages, { ...noBreak, apart: (message) => message === first }).map(({ closes }) => closes)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
  it('close a group before the line of the unread ones', () => {
    const instant = new Date(2026, 10, 19, 10).getTime();
    const messages = [said(false, instant), said(false, instant), said(false, instant)];
    expect(place(messages, { ...noBreak, breakBefore: 2 }).map(({ closes }) => closes)).toEqual([false, true, true]);
  });
});
