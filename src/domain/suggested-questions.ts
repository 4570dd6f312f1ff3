import type { Home } from './home.ts';
import { criteria, type Criterion } from './question.ts';

/** The facts that a buyer should ask for if the listing lacks them. */
export const askedFacts = ['hoa', 'built', 'parking', 'tax'] as const;
export type AskedFact = (typeof askedFacts)[number];

/** A question to the agent: about a missing fact, or about a criterion that the buyer scored 0 to 3. */
export type SuggestedQuestion =
  | { kind: 'missing'; fact: AskedFact }
  | { kind: 'low'; criterion: Criterion; score: number };

/** Names a question in an address: `hoa`, `low-kitchen`. */
export const questionName = (question: SuggestedQuestion): string =>
  question.kind === 'missing' ? question.fact : `low-${question.criterion}`;

const lowAtMost = 3;

/** The open questions of a home: missing facts first, then the lowest scores. */
export function suggestedQuestions(home: Pick<Home, AskedFact | 'question'>): SuggestedQuestion[] {
  const missing = askedFacts.filter((fact) => home[fact] === null);
  const low = criteria.flatMap((criterion) => {
    const score = home.question.scores[criterion];
    return score !== null && score <= lowAtMost ? [{ kind: 'low' as const, criterion, score }] : [];
  });
  return [...missing.map((fact) => ({ kind: 'missing' as const, fact })), ...low.toSorted((a, b) => a.score - b.score)];
}

/** The open questions that no message of the home's conversation has. `write` is how a question is written in a message. */
export const unaskedQuestions = (
  home: Pick<Home, AskedFact | 'question' | 'replies'>,
  write: (question: SuggestedQuestion) => string,
): SuggestedQuestion[] =>
  suggestedQuestions(home).filter((question) => {
    const text = write(question);
    return !home.replies.some(({ reply }) => reply.includes(text));
  });
