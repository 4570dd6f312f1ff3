import { ApiError } from '#src/domain/api-error.ts';
import { reloadForCode } from '#src/ui/reload.ts';

type Account = typeof import('#src/api/account.ts');

const load = (): Promise<Account> => import('#src/api/account.ts');

let hasFailed = false;

/**
 * Loads the account's calls on first use, so that the first screen does not wait for them. `account.ts` imports the client, which the
 * calls need at once: both load together.
 */
export const loadAccount = (): Promise<Account> =>
  load().catch((cause: unknown) => {
    // After a deploy no press of the button would find it. The first failure may be one lost request, and costs nothing typed.
    if (hasFailed) void reloadForCode();
    hasFailed = true;
    throw new ApiError('network', { cause });
  });

/**
 * Loads them ahead, while the person fills in the form: after a deploy their file is gone. Not without a network, as some browsers keep a
 * failed fetch.
 */
export const preloadAccount = (): void => void (navigator.onLine && load().catch(() => {}));
