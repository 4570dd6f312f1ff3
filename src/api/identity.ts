import { ApiError } from '../domain/api-error.ts';
import { readConfig } from '../domain/config.ts';
import type { Identity, IdentityProvider, IdentitySdk } from './identity-sdk.ts';

const longestTwitterText = 100;

/** Firebase's codes for a pop-up that was closed, replaced by another one, or answered with no. */
const canceledCodes = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

let sdk: Promise<IdentitySdk> | null = null;

/** Loads the service's code on first use, and never where no service is configured. */
function openSdk(): Promise<IdentitySdk> {
  const config = readConfig(globalThis.portalConfig).identity;
  if (!config) throw new Error('This portal has no identity service');
  return import('./identity-sdk.ts').then(({ openIdentitySdk }) => openIdentitySdk(config));
}

function failureOf(provider: IdentityProvider, error: unknown): ApiError {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isCanceled = canceledCodes.includes(code) || (provider === 'twitter' && message.length > longestTwitterText);
  return isCanceled
    ? new ApiError('canceled', { cause: error })
    : new ApiError('refused', { serverMessage: message, cause: error });
}

/** Social sign-in. No screen has a button for it. */
export const identity = {
  /** @throws {ApiError} `canceled`, or `refused` with the provider's words; an Error where this portal has no identity service. */
  async signIn(provider: IdentityProvider): Promise<Identity> {
    const opening = (sdk ??= openSdk());
    try {
      // If loading fails, the next call tries again.
      opening.catch(() => {
        if (sdk === opening) sdk = null;
      });
      return await (await opening).signIn(provider);
    } catch (error) {
      throw failureOf(provider, error);
    }
  },

  /** Signs out of the service that was used. It never fails: the service keeps its session in this page's memory only. */
  async signOut(): Promise<void> {
    const opened = await sdk?.catch(() => null);
    sdk = null;
    await opened?.signOut().catch(() => undefined);
  },
};
