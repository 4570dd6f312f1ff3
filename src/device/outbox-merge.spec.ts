// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, entryFor } from './outbox-entry.ts';
import { withEntries } from './outbox-merge.ts';
import { answer, entry } from './spec-entry.ts';

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
