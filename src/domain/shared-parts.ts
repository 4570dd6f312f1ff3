import { isUnscored } from './question.ts';
import { type SharedHomes, type SharedPart, sharedParts } from './shared-homes.ts';
import { suggestedQuestions } from './suggested-questions.ts';

/** The comments that a link has. */
export const sharedComments = ({ homes }: SharedHomes): string[] =>
  homes.flatMap(({ question }) => question.comments ?? []);

/** The number of open questions of each home in a link that has any. */
export const sharedQuestions = ({ homes, parts }: SharedHomes): number[] =>
  parts.includes('questions') ? homes.map((home) => suggestedQuestions(home).length).filter(Boolean) : [];

/** The parts that a link has something of, whatever it was made with. */
export function partsIn(shared: SharedHomes): SharedPart[] {
  const has: Record<SharedPart, boolean> = {
    scores: shared.weights !== null && shared.homes.some(({ question }) => !isUnscored(question)),
    cost: shared.cost !== null,
    notes: sharedComments(shared).length > 0,
    questions: sharedQuestions(shared).length > 0,
  };
  return sharedParts.filter((part) => has[part]);
}
