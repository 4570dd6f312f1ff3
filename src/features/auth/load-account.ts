import { ApiError } from '#src/api/api-error.ts';

/** Loads the account's calls on first use, so that the first screen does not wait for them. */
export function loadAccount(): Promise<typeof import('#src/api/account.ts')> {
  return import('#src/api/account.ts').catch((cause: unknown) => Promise.reject(new ApiError('network', { cause })));
}
