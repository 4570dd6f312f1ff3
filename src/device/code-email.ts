import { readItem, writeItem } from './storage.ts';

const keys = { signUp: 'emailForSignUp', reset: 'emailForForgetPassword' } as const;

/** The purpose of a one-time code: to confirm an account or to set a new password. */
export type CodePurpose = keyof typeof keys;

/** The address that a code was sent to. The code and reset screens need it. */
export const codeEmail = {
  get: (purpose: CodePurpose): string | null => readItem(keys[purpose]) || null,
  set: (purpose: CodePurpose, email: string | null): void => void writeItem(keys[purpose], email),
};
