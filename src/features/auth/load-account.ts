import { ApiError } from '#src/domain/api-error.ts';
import { reloadForCode } from '#src/ui/reload.ts';

type Account = typeof import('#src/api/account.ts');

let hasFailed = false;

/**
 * Loads the account's calls on first use, so that the first screen does not wait for them. `account.ts` imports the client, which the
 * calls need at once: both load together.
 */
export const loadAccount = (): Promise<Account> =>
  import('#src/api/account.ts').catch((cause: unknown) => {
    // After a deploy no press of the button would find it. The first failure may be one lost request, and costs nothing typed.
    if (hasFailed) void reloadForCode();
    hasFailed = true;
    throw new ApiError('network', { cause });
  });
