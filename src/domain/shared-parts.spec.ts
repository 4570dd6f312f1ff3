// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { defaultAssumptions } from './cost.ts';
import { homeSchema } from './home.ts';
import { presetWeights, rankHomes } from './ranking.ts';
import { sharedHomes, sharedHomesSchema, type SharedPart, sharedParts } from './shared-homes.ts';
import { partsIn, sharedComments, sharedQuestions } from './shared-parts.ts';

const weights = presetWeights(null);
const complete = { built: 1998, parking: '2-car garage', tax: '318', hoa: '0' };
const scored = homeSchema.parse({ _id: 'a', ...complete, question: { qkitchen: 2, qcomments: 'Bright.' } });
const unknown = homeSchema.parse({ _id: 'b', built: 1998, question: { qcomments: ' ' } });
const plain = homeSchema.parse({ _id: 'c', ...complete });

function linkOf(homes: readonly (typeof plain)[], parts: readonly SharedPart[]) {
  const ranked = new Map(rankHomes(homes, weights).map((rank) => [rank.id, rank]));
  const said = { by: null, at: 0, words: null, parts: new Set(parts), weights, assumptions: defaultAssumptions };
  return sharedHomesSchema.parse(sharedHomes({ ...said, inCash: false, homes, ranked }));
}

describe('what a link has', () => {
  it('is each part that was chosen and is not empty', () => {
    expect(partsIn(linkOf([scored, unknown, plain], sharedParts))).toEqual(sharedParts);
    expect(partsIn(linkOf([plain], sharedParts))).toEqual(['cost']);
    expect(partsIn(linkOf([scored], []))).toEqual([]);
  });

  it('has the comments that were written', () => {
    expect(sharedComments(linkOf([scored, unknown, plain], ['notes']))).toEqual(['Bright.']);
    expect(sharedComments(linkOf([scored], ['scores']))).toEqual([]);
  });

  it('asks about missing facts, and about low scores only with the scores', () => {
    const homes = [scored, unknown, plain];
    expect(sharedQuestions(linkOf(homes, ['questions']))).toEqual([3]);
    expect(sharedQuestions(linkOf(homes, ['scores', 'questions']))).toEqual([1, 3]);
    expect(sharedQuestions(linkOf(homes, ['scores']))).toEqual([]);
  });
});
