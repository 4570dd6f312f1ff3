import { plainDigits } from './digits.ts';

/** The code as the server expects it: without the spaces of the mail, in Latin digits. */
export const plainCode = (typed: string): string => plainDigits(typed.replace(/\s/g, ''));
