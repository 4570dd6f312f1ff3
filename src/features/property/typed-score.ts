import { plainDigits } from '#src/domain/digits.ts';
import type { Score } from '#src/domain/question.ts';

/** How long a 0 after a 1 makes it 10, in milliseconds. The next criterion comes no sooner after a digit. */
export const digitsOfOneNumber = 1000;

/** The score of a typed key; undefined for any other key. */
export function typedScore(key: string): Score | undefined {
  const digit = plainDigits(key);
  if (/^\d$/.test(digit)) return Number(digit);
  if (key === 'Enter') return 10;
  return ['x', 'X', 'Backspace', 'Delete'].includes(key) ? null : undefined;
}
