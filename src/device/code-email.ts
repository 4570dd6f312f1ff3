import { readItem, writeItem } from './storage.ts';

const keys = { signUp: 'emailForSignUp', reset: 'emailForForgetPassword' } as const;

/** What a one-time code is for: confirming an account, or setting a new password. */
export type CodePurpose = keyof typeof keys;

/** The address that a code was sent to. The code and reset screens are there only while it is known. */
export const codeEmail = {
  get: (purpose: CodePurpose): string | null => readItem(keys[purpose]) || null,
  set: (purpose: CodePurpose, email: string | null): void => writeItem(keys[purpose], email),
};
