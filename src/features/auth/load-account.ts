import { ApiError } from '#src/api/api-error.ts';
import { loadHttp } from '#src/api/load-http.ts';

type Account = typeof import('#src/api/account.ts');

/** Loads the account's calls on first use, so that the first screen does not wait for them. */
export async function loadAccount(): Promise<Account> {
  try {
    // What sends the calls comes beside them.
    const [account] = await Promise.all([import('#src/api/account.ts'), loadHttp()]);
    return account;
  } catch (cause) {
    throw new ApiError('network', { cause });
  }
}
