// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identity } from './identity.ts';
import { ApiError } from '../domain/api-error.ts';
import type { IdentityConfig } from '../domain/config.ts';
import type { IdentityProvider } from './identity-sdk.ts';

const boundary = vi.hoisted(() => ({
  open: vi.fn<(config: unknown) => void>(),
  signIn: vi.fn<(provider: string) => Promise<{ id: string; email: string | null; name: string | null }>>(),
  signOut: vi.fn<() => Promise<void>>(),
}));

vi.mock('./identity-sdk.ts', () => ({
  openIdentitySdk: (config: IdentityConfig) => {
    boundary.open(config);
    return { signIn: boundary.signIn, signOut: boundary.signOut };
  },
}));

const linda = { id: 'uid-1', email: 'linda@example.com', name: 'Linda Moreno' };
const config: IdentityConfig = { apiKey: 'key', authDomain: 'portal.example', projectId: 'portal' };

async function failureOf(provider: IdentityProvider): Promise<ApiError> {
  const error: unknown = await identity.signIn(provider).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => {
  vi.stubGlobal('portalConfig', { identity: config });
  boundary.signIn.mockResolvedValue(linda);
  boundary.signOut.mockResolvedValue();
});

afterEach(async () => {
  await identity.signOut();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('a sign-in with a provider', () => {
  it.each(['google', 'facebook', 'github', 'twitter'] as const)('asks %s, and answers who it is', async (provider) => {
    expect(await identity.signIn(provider)).toEqual(linda);
    expect(boundary.signIn).toHaveBeenCalledExactlyOnceWith(provider);
    expect(boundary.open).toHaveBeenCalledExactlyOnceWith(config);
  });

  it('opens the service once', async () => {
    await identity.signIn('google');
    await identity.signIn('github');
    expect(boundary.open).toHaveBeenCalledTimes(1);
  });

  it('opens the service again where that failed', async () => {
    boundary.open.mockImplementationOnce(() => {
      throw new Error('not loaded');
    });
    expect(await failureOf('google')).toMatchObject({ kind: 'refused', serverMessage: 'not loaded' });
    expect(await identity.signIn('google')).toEqual(linda);
  });

  it.each(['apiKey', 'authDomain', 'projectId'])(
    'is not there without %s, and the service is not opened',
    async (name) => {
      vi.stubGlobal('portalConfig', { identity: { ...config, [name]: '' } });
      await expect(identity.signIn('google')).rejects.toThrow('This portal has no identity service');
      expect(boundary.open).not.toHaveBeenCalled();
    },
  );
});

describe('the text of a failure', () => {
  it.each([
    ['twitter', 101, 'canceled', null],
    ['twitter', 100, 'refused', 'x'.repeat(100)],
    ['google', 101, 'refused', 'x'.repeat(101)],
  ] as const)('from %s of %d characters is %s', async (provider, length, kind, serverMessage) => {
    boundary.signIn.mockRejectedValue(new Error('x'.repeat(length)));
    expect(await failureOf(provider)).toMatchObject({ kind, serverMessage });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'of a pop-up that the person canceled (%s) is none of the provider’s',
    async (code) => {
      for (const provider of ['google', 'facebook', 'github', 'twitter'] as const) {
        boundary.signIn.mockRejectedValue(Object.assign(new Error(`Firebase: Error (${code}).`), { code }));
        expect(await failureOf(provider)).toMatchObject({ kind: 'canceled', serverMessage: null });
      }
    },
  );
});

describe('the sign-out', () => {
  it('signs out of the service that was used', async () => {
    await identity.signIn('github');
    await identity.signOut();
    await identity.signOut();
    expect(boundary.signOut).toHaveBeenCalledTimes(1);
  });

  it('opens nothing where no service was used', async () => {
    await identity.signOut();
    expect(boundary.open).not.toHaveBeenCalled();
  });

  it('never fails', async () => {
    boundary.signOut.mockRejectedValue(new Error('offline'));
    await identity.signIn('google');
    await expect(identity.signOut()).resolves.toBeUndefined();
  });
});
