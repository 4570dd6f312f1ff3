import { plainDigits } from './digits.ts';

/** The code as the server knows it: mails set it in groups, and a keyboard may have digits of its own. */
export const plainCode = (typed: string): string => plainDigits(typed.replace(/\s/g, ''));
