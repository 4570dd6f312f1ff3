// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { settleEntry } from './outbox-attempt.ts';
import { entryFor } from './outbox-entry.ts';
import { dueEntries, isDelayed, nextIn } from './outbox-queues.ts';
import { entry } from './spec-entry.ts';

describe('what is due', () => {
  it('is the first of each home and kind, once its time has come', () => {
    const held = entry('p1', {}, { notBefore: 10 });
    const mark = { ...entry('p1', {}), write: { kind: 'mark' as const, propStatus: null } };
    const entries = [held, entry('p1', {}), mark, entry('p2', {})];
    expect(dueEntries(entries, 9)).toEqual([mark, entries[3]]);
    expect(dueEntries(entries, 10)[0]).toBe(held);
  });

  it('passes over what is refused or parked, and takes up what a tab left half sent', () => {
    const sending = entry('p1', {}, { state: 'sending' });
    const entries = [entry('p1', {}, { state: 'refused' }), entry('p1', {}, { state: 'parked' }), sending];
    expect(dueEntries(entries, 0)).toEqual([sending]);
  });

  it('does not wait for a time that the clock, set back since, will not reach for hours', () => {
    const sending = entry('p1', {}, { state: 'sending', notBefore: 5000 });
    const waiting = entry('p2', {}, { notBefore: 3_600_000 });
    const meant = entry('p3', {}, { notBefore: 30_000 });
    expect(dueEntries([sending, waiting, meant], 0)).toEqual([sending, waiting]);
  });
});

describe('an entry is delayed', () => {
  const tried = entry('p1', { qprice: '3' }, { attempts: 1 });
  const next = entry('p1', { qlot: '3' });
  const other = entry('p2', { qprice: '3' });

  it('behind one of its home that the server has not taken, also while that is tried again', () => {
    for (const state of ['waiting', 'sending'] as const) {
      const entries = [{ ...tried, state }, next, other];
      expect(entries.map((one) => isDelayed(one, entries))).toEqual([state === 'waiting', true, false]);
    }
  });

  it('not behind one that is on its way for the first time, or that lets others pass', () => {
    for (const patch of [{ state: 'sending', attempts: 0 }, { state: 'parked' }, { state: 'refused' }] as const)
      expect(isDelayed(next, [{ ...tried, ...patch }, next])).toBe(false);
  });

  it('not behind a score of its home, if it is a message', () => {
    const message = entryFor('p1', { kind: 'reply', text: 'Hello' }, 0, 0);
    expect(isDelayed(message, [tried, message])).toBe(false);
  });

  it('whatever its home, while the server asks for a pause', () => {
    const busy = { is: 'unreached', retryAfter: 120_000 } as const;
    const entries = settleEntry([tried, other], { id: tried.id }, busy, 0);
    expect(entries.map((one) => isDelayed(one, entries))).toEqual([true, true]);
  });
});

describe('the next look', () => {
  it('is when the next entry may leave, and not for those that wait for nothing', () => {
    const others = (['refused', 'parked', 'sending'] as const).map((state) =>
      entry('p1', {}, { state, notBefore: 50 }),
    );
    expect(nextIn([...others, entry('p2', {}, { notBefore: 40 })], 10)).toBe(30);
    expect(nextIn(others, 10)).toBeNull();
    expect(nextIn([entry('p1', {}, { notBefore: 10 })], 10)).toBeNull();
  });

  it('is never further ahead than a wait can be: such an entry is due', () => {
    expect(nextIn([entry('p1', {}, { notBefore: 2 ** 40 })], 0)).toBeNull();
    expect(dueEntries([entry('p1', {}, { notBefore: 2 ** 40 })], 0)).toHaveLength(1);
  });
});
