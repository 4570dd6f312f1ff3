// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleEntry } from './outbox-attempt.ts';
import { type Entry, entryFor, readEntries } from './outbox-entry.ts';
import { backOff } from './outbox-gate.ts';
import { withEntries } from './outbox-merge.ts';
import { dueEntries, isDelayed, nextIn } from './outbox-queues.ts';

const answer = (change: Record<string, string>) => ({ kind: 'answer' as const, change });
const entry = (lane: string, change: Record<string, string>, patch: Partial<Entry> = {}): Entry => ({
  ...entryFor(lane, answer(change), 0, 0),
  ...patch,
});

const withEntry = (known: readonly Entry[], added: Entry) => withEntries(known, [added]);

describe('an added write', () => {
  it('joins the answers of its home that have not left yet', () => {
    const first = entry('p1', { qprice: '3' });
    expect(withEntry([first], entry('p1', { qlot: '7', qprice: '4' }))).toEqual([
      { ...first, at: 1, write: answer({ qprice: '4', qlot: '7' }) },
    ]);
  });

  it.each(['sending', 'refused'] as const)('stands apart from one that is %s', (state) => {
    expect(withEntry([entry('p1', { qprice: '3' }, { state })], entry('p1', { qlot: '7' }))).toHaveLength(2);
  });

  it('stands apart from another home’s, and from a write of another kind that came between', () => {
    const mark = { ...entry('p1', {}), write: { kind: 'mark' as const, propStatus: 'liked' as const } };
    expect(withEntry([entry('p1', {}), mark], entry('p1', { qlot: '7' }))).toHaveLength(3);
    expect(withEntry([entry('p2', { qlot: '6' })], entry('p1', { qlot: '7' }))).toHaveLength(2);
  });

  it('joins what is parked, which stays parked', () => {
    const [only] = withEntry([entry('p1', { qprice: '3' }, { state: 'parked' })], entry('p1', { qprice: '5' }));
    expect(only).toMatchObject({ state: 'parked', write: answer({ qprice: '5' }) });
  });

  it('takes the place of what was refused, so that trying again does not bring the older value back', () => {
    const refused = entry('p1', { qprice: '3', qcomments: 'no' }, { state: 'refused' });
    const [left, added] = withEntry([refused], entry('p1', { qprice: '5' }));
    expect(left?.write).toEqual(answer({ qcomments: 'no' }));
    expect(added?.write).toEqual(answer({ qprice: '5' }));
    expect(withEntry([entry('p1', { qprice: '3' }, { state: 'refused' })], entry('p1', { qprice: '5' }))).toHaveLength(
      1,
    );
  });

  it('never loses the last value of a field, in whatever states the earlier ones are', () => {
    const states = fc.constantFrom<Entry['state']>('waiting', 'sending', 'refused', 'parked');
    const change = fc.dictionary(fc.constantFrom('qprice', 'qlot', 'qtour'), fc.constantFrom('1', '2', '3'), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(states, change), { minLength: 1 }), (steps) => {
        const last: Record<string, string> = {};
        let entries: Entry[] = [];
        for (const [state, fields] of steps) {
          Object.assign(last, fields);
          entries = withEntry(entries, entry('p1', fields)).map((known, index, all) =>
            index === all.length - 1 ? { ...known, state } : known,
          );
        }
        const read = Object.assign({}, ...entries.map(({ write }) => (write.kind === 'answer' ? write.change : {})));
        expect(read).toEqual(last);
      }),
    );
  });
});

it('many added at once are as if they had come one by one', () => {
  const some = fc.tuple(
    fc.constantFrom('p1', 'p2', 'p3'),
    fc.constantFrom<Entry['state']>('waiting', 'sending', 'refused', 'parked'),
    fc.oneof(
      fc.dictionary(fc.constantFrom('qprice', 'qlot'), fc.constantFrom('1', '2'), { minKeys: 1 }).map(answer),
      fc.constantFrom<Entry['write']>({ kind: 'mark', propStatus: 'liked' }, { kind: 'mark', propStatus: null }),
      fc.constant<Entry['write']>({ kind: 'remove' }),
      fc.constant<Entry['write']>({ kind: 'reply', text: 'Hello' }),
    ),
  );
  fc.assert(
    fc.property(fc.array(some), fc.array(some), (before, after) => {
      const known = before.map(([lane, state, write]) => ({ ...entryFor(lane, write, 0, 0), state }));
      const added = after.map(([lane, , write]) => entryFor(lane, write, 0, 0));
      expect(withEntries(known, added)).toEqual(added.reduce(withEntry, known));
    }),
  );
});

it('twenty thousand that join as many take their places', () => {
  const homes = Array.from({ length: 20_000 }, (_, index) => `p${index}`);
  const marks = (propStatus: 'hidden' | null) =>
    homes.map((lane) => entryFor(lane, { kind: 'mark', propStatus }, 0, 0));
  const entries = withEntries(marks('hidden'), marks(null));
  expect(entries).toHaveLength(20_000);
  expect(entries.every(({ write }) => write.kind === 'mark' && write.propStatus === null)).toBe(true);
});

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

it('waits longer from try to try, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1000].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('reads back what it stored, and leaves out what it cannot read', () => {
  const known = entry('p1', { qprice: '3' });
  expect(readEntries([known, null, { ...known, state: 'lost' }, 'x'])).toEqual([known]);
  for (const garbage of [undefined, null, {}, 'x']) expect(readEntries(garbage)).toEqual([]);
});

it('keeps the identity of entries that are known, and reads those that have changed', () => {
  const known = [entry('p1', { qprice: '3' }), entry('p2', { qprice: '4' })];
  const stored = structuredClone(known).map((one) => (one.lane === 'p2' ? { ...one, state: 'sending' as const } : one));
  const read = readEntries(stored, known);
  expect(read).toEqual(stored);
  expect(read[0]).toBe(known[0]);
  const lost = structuredClone(known).map((one) => ({ ...one, state: 'lost' }));
  expect(readEntries(lost, known)).toEqual([]);
  expect(readEntries([{ ...known[0], write: answer({ qprice: '5' }) }], known)).toMatchObject([
    { write: { change: { qprice: '5' } } },
  ]);
});
