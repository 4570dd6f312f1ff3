import * as z from 'zod/mini';
import { readNumber, readText } from './read-value.ts';
import { fieldsOf, leaf, wireLongText } from './wire.ts';

/** The twelve criteria in the order of the specification; `q` + the name is the field on the wire. */
export const criteria = [
  'overall',
  'location',
  'price',
  'homeage',
  'extstyle',
  'intstyle',
  'floorplan',
  'kitchen',
  'flooring',
  'lot',
  'sqft',
  'parking',
] as const;
export type Criterion = (typeof criteria)[number];

/** The order at a viewing: the overall impression comes last, when everything else has been seen. */
export const viewingOrder: readonly Criterion[] = [...criteria.filter((name) => name !== 'overall'), 'overall'];

/** A whole number from 0 to 10, or null if there is none yet: 0 is a score, not an empty one. */
export type Score = number | null;
export type Scores = Record<Criterion, Score>;

export interface Question {
  scores: Scores;
  tour: boolean;
  comments: string | null;
}

/** Reads a score, a fraction rounded; one outside of 0 to 10 is none. */
export function readScore(value: unknown): Score {
  const number = readNumber(value);
  return number === null || number > 10 ? null : Math.round(number);
}

/** The API does not define how a wish is spelled: any answer except none and no counts. */
export function readTour(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const text = readText(value)?.toLowerCase() ?? '';
  return !['', 'no', 'n', 'false', '0', 'none', 'null', 'undefined'].includes(text);
}

const score = leaf(z.union([z.string(), z.number()]), readScore);

export const scoredCount = ({ scores }: Question): number => criteria.filter((name) => scores[name] !== null).length;

export const isUnscored = ({ scores }: Question): boolean => criteria.every((name) => scores[name] === null);

/** The answers as the wire has them: each score under its criterion's name with a `q` before it. */
const wireQuestion = z.object({
  ...fieldsOf(
    criteria.map((name) => `q${name}` as const),
    score,
  ),
  qtour: leaf(z.union([z.string(), z.number(), z.boolean()]), readTour),
  qcomments: wireLongText,
});

/** What the buyer thinks of a home; where nothing was said yet, every answer is empty. */
export const questionSchema = z.pipe(
  z.catch(z.optional(z.nullable(wireQuestion)), null),
  z.transform((wire): Question => {
    if (!wire) return unanswered;
    const { qtour, qcomments, ...wireScores } = wire;
    const scores = { ...unanswered.scores };
    for (const name of criteria) scores[name] = wireScores[`q${name}`];
    return { scores, tour: qtour, comments: qcomments };
  }),
);

const unanswered: Question = Object.freeze({
  scores: Object.freeze(Object.fromEntries(criteria.map((name) => [name, null])) as Scores),
  tour: false,
  comments: null,
});

export type QuestionField = keyof typeof wireQuestion.shape;

/** The body of `PUT property/question/{id}`: only what changed, '' for none. */
export type QuestionChange = Partial<Record<QuestionField, string>>;

export const questionFields = Object.keys(wireQuestion.shape) as readonly QuestionField[];

export const scoreValue = (score: Score) => (score === null ? '' : String(score));
export const tourValue = (tour: boolean) => (tour ? 'yes' : '');

/** The question as it reads once the server has taken the change. */
export function withAnswers(question: Question, change: QuestionChange): Question {
  const scores = { ...question.scores };
  for (const name of criteria) {
    const value = change[`q${name}`];
    if (value !== undefined) scores[name] = readScore(value);
  }
  return {
    scores,
    tour: change.qtour === undefined ? question.tour : readTour(change.qtour),
    comments: change.qcomments === undefined ? question.comments : readText(change.qcomments),
  };
}

/** 0-2 red, 3-4 orange, 5-6 amber, 7-8 yellow, 9-10 green, none grey. */
export type ScoreBand = 'red' | 'orange' | 'amber' | 'yellow' | 'green' | 'none';

export function scoreBand(score: Score): ScoreBand {
  if (score === null) return 'none';
  if (score <= 2) return 'red';
  if (score <= 4) return 'orange';
  if (score <= 6) return 'amber';
  return score <= 8 ? 'yellow' : 'green';
}
