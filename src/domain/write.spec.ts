// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeSchema } from './home.ts';
import { applyWrite, countChanges, mergeWrites, supersede, type Write, withWrites, writeSchema } from './write.ts';

const home = (id: string) =>
  homeSchema.parse({ _id: id, propStatus: 'liked', question: { qoverall: 5, qcomments: 'Bright' } });

const write: fc.Arbitrary<Write> = fc.oneof(
  fc
    .dictionary(fc.constantFrom('qoverall', 'qprice', 'qcomments'), fc.constantFrom('', '0', '7', '10'), {
      noNullPrototype: true,
    })
    .map((change) => ({ kind: 'answer' as const, change })),
  fc
    .constantFrom('liked' as const, 'disliked' as const, 'hidden' as const, null)
    .map((propStatus) => ({ kind: 'mark' as const, propStatus })),
  fc.constant({ kind: 'remove' as const }),
  fc.constant({ kind: 'reply' as const, text: 'Hello' }),
);

const answer = (change: Record<string, string>): Write => ({ kind: 'answer', change });
const left = (...writes: (Write | null)[]) =>
  withWrites(
    [home('p1')],
    writes.flatMap((one) => (one ? [{ lane: 'p1', write: one }] : [])),
  );

describe('a write', () => {
  it('shows at once as the server will have it', () => {
    expect(applyWrite(home('p1'), { kind: 'mark', propStatus: 'hidden' })?.propStatus).toBe('hidden');
    expect(applyWrite(home('p1'), { kind: 'mark', propStatus: null })?.propStatus).toBeNull();
    expect(applyWrite(home('p1'), answer({ qoverall: '0' }))?.question.scores.overall).toBe(0);
    expect(applyWrite(home('p1'), { kind: 'remove' })).toBeNull();
    expect(applyWrite(home('p1'), { kind: 'reply', text: 'Hello' })).toEqual(home('p1'));
  });

  it('merged with the one before it does what the two do in turn', () => {
    fc.assert(
      fc.property(write, write, (earlier, later) => {
        const merged = mergeWrites(earlier, later);
        expect(merged ? left(merged) : []).toEqual(merged ? left(earlier, later) : []);
      }),
    );
  });

  it('merges answers with answers, marks with marks and deletions with deletions, and never two messages', () => {
    expect(mergeWrites(answer({ qoverall: '1', qprice: '2' }), answer({ qoverall: '3' }))).toEqual(
      answer({ qoverall: '3', qprice: '2' }),
    );
    expect(mergeWrites({ kind: 'mark', propStatus: 'liked' }, { kind: 'mark', propStatus: null })).toEqual({
      kind: 'mark',
      propStatus: null,
    });
    expect(mergeWrites({ kind: 'remove' }, { kind: 'remove' })).toEqual({ kind: 'remove' });
    expect(mergeWrites({ kind: 'mark', propStatus: null }, { kind: 'remove' })).toBeNull();
    expect(mergeWrites({ kind: 'reply', text: 'a' }, { kind: 'reply', text: 'b' })).toBeNull();
    expect(mergeWrites(answer({}), { kind: 'mark', propStatus: null })).toBeNull();
  });

  it('keeps of an earlier one what the later does not replace, so that both together do the same', () => {
    fc.assert(
      fc.property(write, write, (earlier, later) => {
        expect(left(supersede(earlier, later), later)).toEqual(left(earlier, later));
      }),
    );
    expect(supersede(answer({ qoverall: '1', qprice: '2' }), answer({ qoverall: '' }))).toEqual(
      answer({ qprice: '2' }),
    );
    expect(supersede(answer({ qoverall: '1' }), answer({ qoverall: '2' }))).toBeNull();
    expect(supersede({ kind: 'reply', text: 'a' }, { kind: 'reply', text: 'b' })).toEqual({ kind: 'reply', text: 'a' });
  });

  it('is read back from the device as it was kept, and without what is not known', () => {
    fc.assert(
      fc.property(write, (kept) => {
        expect(writeSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
    expect(writeSchema.parse(answer({ qoverall: '1', qgarage: '2' }))).toEqual(answer({ qoverall: '1' }));
    expect(writeSchema.safeParse({ kind: 'mark', propStatus: 'loved' }).success).toBe(false);
  });
});

describe('the homes with what is still to be sent', () => {
  it('have each home as its own writes leave it, in the order in which they were made', () => {
    const homes = withWrites(
      [home('a'), home('b'), home('c')],
      [
        { lane: 'a', write: { kind: 'mark', propStatus: 'hidden' } },
        { lane: 'b', write: { kind: 'remove' } },
        { lane: 'a', write: { kind: 'mark', propStatus: 'disliked' } },
        { lane: 'b', write: { kind: 'mark', propStatus: 'liked' } },
        { lane: 'gone', write: { kind: 'mark', propStatus: 'liked' } },
      ],
    );
    expect(homes.map(({ id, propStatus }) => [id, propStatus])).toEqual([
      ['a', 'disliked'],
      ['c', 'liked'],
    ]);
  });

  it('keep the identity of what was not touched', () => {
    const homes = [home('a'), home('b')];
    expect(withWrites(homes, [])).toBe(homes);
    expect(withWrites(homes, [{ lane: 'a', write: { kind: 'mark', propStatus: null } }])[1]).toBe(homes[1]);
  });
});

it('counts each answer about a home and its mark once, and every message', () => {
  const of = (lane: string, write: Write) => ({ lane, write });
  const changes = [
    of('h1', { kind: 'answer', change: { qlot: '7', qcomments: 'The creek is loud.' } }),
    of('h1', { kind: 'answer', change: { qlot: '8' } }),
    of('h2', { kind: 'answer', change: { qlot: '7' } }),
    of('h2', { kind: 'reply', text: 'Is it quiet?' }),
    of('h2', { kind: 'reply', text: 'Is it quiet?' }),
    of('h1', { kind: 'mark', propStatus: 'hidden' }),
    of('h2', { kind: 'mark', propStatus: 'hidden' }),
    of('h2', { kind: 'mark', propStatus: null }),
  ];
  expect(countChanges(changes)).toBe(7);
});
