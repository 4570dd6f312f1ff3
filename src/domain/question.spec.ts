// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  criteria,
  type Question,
  type QuestionChange,
  questionFields,
  questionSchema,
  readScore,
  readTour,
  scoreBand,
  scoreValue,
  tourValue,
  withAnswers,
} from './question.ts';

describe('a score', () => {
  it('is 0 to 10, as a number or as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (score) => {
        expect(readScore(score)).toBe(score);
        expect(readScore(scoreValue(score))).toBe(score);
      }),
    );
  });

  it('is never outside 0 to 10 and always whole, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.integer()), (wire) => {
        const score = readScore(wire);
        if (score === null) return;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('is none where it is empty or out of range, but 0 is a score', () => {
    for (const wire of ['', null, undefined, 'x', 11, -1, '10.5']) expect(readScore(wire)).toBeNull();
    expect(readScore(0)).toBe(0);
    expect(readScore('0')).toBe(0);
    expect(scoreValue(0)).toBe('0');
    expect(scoreValue(null)).toBe('');
  });

  it('has the colour of its band', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(scoreBand)).toEqual([
      'red',
      'red',
      'red',
      'orange',
      'orange',
      'amber',
      'amber',
      'yellow',
      'yellow',
      'green',
      'green',
    ]);
    expect(scoreBand(null)).toBe('none');
  });
});

describe('a requested tour', () => {
  it.each(['yes', 'Yes', 'true', 1, '1', true, 'on Sunday'])('%j is a wish', (wire) => {
    expect(readTour(wire)).toBe(true);
  });

  it.each(['', ' ', 'no', 'No', 'N', 'false', 0, '0', 'none', 'null', 'undefined', false, null, undefined, {}])(
    '%j is none',
    (wire) => {
      expect(readTour(wire)).toBe(false);
    },
  );

  it('means the same after the wire', () => {
    for (const tour of [true, false]) expect(readTour(tourValue(tour))).toBe(tour);
  });
});

describe('the question object', () => {
  it.each([undefined, null, '', [], 'text'])('%j means no answers yet', (wire) => {
    const question = questionSchema.parse(wire);
    expect(Object.values(question.scores)).toEqual(Array.from({ length: 12 }, () => null));
    expect(question).toMatchObject({ tour: false, comments: null });
  });

  it('reads each field for itself', () => {
    const question = questionSchema.parse({
      qoverall: '9',
      qlocation: 'x',
      qkitchen: 0,
      qtour: 'yes',
      qcomments: ' Bright ',
    });
    expect(question.scores).toMatchObject({ overall: 9, location: null, kitchen: 0, price: null });
    expect(question).toMatchObject({ tour: true, comments: 'Bright' });
  });

  it('has the fourteen fields of the specification', () => {
    expect(questionFields.join(' ')).toBe(
      'qoverall qlocation qprice qhomeage qextstyle qintstyle qfloorplan qkitchen qflooring qlot qsqft qparking qtour qcomments',
    );
  });
});

describe('answering', () => {
  const score = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
  const question: fc.Arbitrary<Question> = fc
    .tuple(
      fc.array(score, { minLength: 12, maxLength: 12 }),
      fc.boolean(),
      fc.option(fc.constantFrom('Bright', 'Too far')),
    )
    .map(([scores, tour, comments]) => questionSchema.parse(fieldsOf(scores, tour, comments)));
  const change: fc.Arbitrary<QuestionChange> = fc.record(
    {
      ...Object.fromEntries(criteria.map((name) => [`q${name}`, score.map(scoreValue)])),
      qtour: fc.constantFrom('yes', ''),
      qcomments: fc.constantFrom('Quiet street', ''),
    },
    { requiredKeys: [] },
  );

  function fieldsOf(scores: readonly (number | null)[], tour: boolean, comments: string | null) {
    return {
      ...Object.fromEntries(criteria.map((name, index) => [`q${name}`, scores[index]])),
      qtour: tourValue(tour),
      qcomments: comments,
    };
  }

  it('changes what was answered and nothing else', () => {
    fc.assert(
      fc.property(question, change, (before, answers) => {
        const after = withAnswers(before, answers);
        for (const name of criteria) {
          const answer = answers[`q${name}`];
          expect(after.scores[name]).toBe(answer === undefined ? before.scores[name] : readScore(answer));
        }
        expect(after.tour).toBe(answers.qtour === undefined ? before.tour : answers.qtour === 'yes');
        expect(after.comments).toBe(answers.qcomments === undefined ? before.comments : answers.qcomments || null);
      }),
    );
  });

  it('twice is the same as once, and the earlier question stays as it was', () => {
    fc.assert(
      fc.property(question, change, (before, answers) => {
        const kept = structuredClone(before);
        const once = withAnswers(before, answers);
        expect(withAnswers(once, answers)).toEqual(once);
        expect(before).toEqual(kept);
      }),
    );
  });

  it('with 0 scores 0, and with nothing takes the score back', () => {
    const scored = withAnswers(questionSchema.parse(null), { qoverall: '0' });
    expect(scored.scores.overall).toBe(0);
    expect(withAnswers(scored, { qoverall: '' }).scores.overall).toBeNull();
  });
});
