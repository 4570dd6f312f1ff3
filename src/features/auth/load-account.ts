import { ApiError } from '#src/domain/api-error.ts';

type Account = typeof import('#src/api/account.ts');

/** Loads the account's calls on first use, so that the first screen does not wait for them. */
export async function loadAccount(): Promise<Account> {
  try {
    // `account.ts` imports the client, which the calls need at once: both load together.
    const account = await import('#src/api/account.ts');
    return account;
  } catch (cause) {
    throw new ApiError('network', { cause });
  }
}
