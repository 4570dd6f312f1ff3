import { ApiError } from '#src/api/api-error.ts';

/** The account's calls, fetched when they are first needed: the form is there sooner without them. */
export function loadAccount(): Promise<typeof import('#src/api/account.ts')> {
  return import('#src/api/account.ts').catch((cause: unknown) => Promise.reject(new ApiError('network', { cause })));
}
