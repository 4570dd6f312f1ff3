// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { homeSchema } from './home.ts';
import { questionName, suggestedQuestions } from './suggested-questions.ts';

const home = (record: object) =>
  homeSchema.parse({ id: 'p1', hoa: 0, built: 1998, parking: 'Garage', tax: '318', ...record });

describe('the suggested questions', () => {
  it('are none for a home that is known and liked', () => {
    expect(suggestedQuestions(home({ question: { qoverall: 4, qparking: 10 } }))).toEqual([]);
  });

  it('ask after every fact that is missing, but not after a fee of 0', () => {
    expect(suggestedQuestions(home({ hoa: null, built: '', parking: undefined, tax: 'x' }))).toEqual([
      { kind: 'missing', fact: 'hoa' },
      { kind: 'missing', fact: 'built' },
      { kind: 'missing', fact: 'parking' },
      { kind: 'missing', fact: 'tax' },
    ]);
  });

  it('ask about each criterion scored 0 to 3, the lowest first', () => {
    expect(suggestedQuestions(home({ question: { qlocation: 3, qparking: 0, qlot: 4, qprice: '' } }))).toEqual([
      { kind: 'low', criterion: 'parking', score: 0 },
      { kind: 'low', criterion: 'location', score: 3 },
    ]);
  });

  it('have a name each, although parking is a fact and a criterion', () => {
    const questions = suggestedQuestions(home({ parking: null, question: { qparking: 0 } }));
    expect(questions.map(questionName)).toEqual(['parking', 'low-parking']);
  });
});
