import { describe, expect, it } from 'vitest';
import { type Property, propertySchema } from './property.ts';
import { applyWrite, mergeWrites, withWrites, writeSchema } from './write.ts';

const home = (id: string): Property =>
  propertySchema.parse({ _id: id, propStatus: 'liked', question: { qoverall: 4, qcomments: 'bright' } });

describe('applyWrite', () => {
  it('sets and clears a mark', () => {
    expect(applyWrite(home('a'), { kind: 'mark', propStatus: 'hidden' })?.propStatus).toBe('hidden');
    expect(applyWrite(home('a'), { kind: 'mark', propStatus: null })?.propStatus).toBe(null);
  });

  it('changes the answers that are named, and those alone', () => {
    const { question } = applyWrite(home('a'), { kind: 'answer', change: { qoverall: '', qtour: 'yes' } }) ?? home('a');
    expect([question.scores.overall, question.tour, question.comments]).toEqual([null, true, 'bright']);
  });

  it('takes a deleted home away', () => {
    expect(applyWrite(home('a'), { kind: 'remove' })).toBe(null);
  });
});

describe('withWrites', () => {
  const homes = [home('a'), home('b'), home('c')];

  it('is the very same list without writes', () => {
    expect(withWrites(homes, [])).toBe(homes);
  });

  it('lays them over their homes in order and keeps the others as they are', () => {
    const result = withWrites(homes, [
      { lane: 'b', write: { kind: 'mark', propStatus: 'hidden' } },
      { lane: 'b', write: { kind: 'mark', propStatus: 'disliked' } },
    ]);
    expect(result.map(({ propStatus }) => propStatus)).toEqual(['liked', 'disliked', 'liked']);
    expect(result[0]).toBe(homes[0]);
    expect(result[2]).toBe(homes[2]);
  });

  it('does not bring a deleted home back by a later write', () => {
    const result = withWrites(homes, [
      { lane: 'a', write: { kind: 'remove' } },
      { lane: 'a', write: { kind: 'mark', propStatus: 'liked' } },
    ]);
    expect(result.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

it('merges marks to the later one, and nothing with a deletion or a message', () => {
  const mark = { kind: 'mark', propStatus: 'liked' } as const;
  expect(mergeWrites(mark, { kind: 'mark', propStatus: null })).toEqual({ kind: 'mark', propStatus: null });
  expect(mergeWrites({ kind: 'remove' }, mark)).toBe(null);
  expect(mergeWrites({ kind: 'reply', text: 'a' }, { kind: 'reply', text: 'b' })).toBe(null);
});

it('reads only the answers of a stored change that it knows', () => {
  expect(writeSchema.parse({ kind: 'answer', change: { qoverall: '3', admin: 'yes' } })).toEqual({
    kind: 'answer',
    change: { qoverall: '3' },
  });
});
