import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The address that a call goes to in a page with these settings, whose build names the root `https://api.example/v2`. */
async function addressWith(settings: object | undefined): Promise<string | undefined> {
  let address: string | undefined;
  vi.stubEnv('VITE_API_ROOT', 'https://api.example/v2');
  vi.stubGlobal('portalConfig', settings);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    address = url;
    return new Response('{"status":1}');
  });
  const { send } = await import('./client.ts');
  await send('changeOtp', { body: { email: 'linda@example.com' } });
  return address;
}

it('is that of config.js', async () => {
  expect(await addressWith({ apiRoot: 'https://other.example/' })).toBe('https://other.example/auth/change-otp');
});

it('is that of the build where config.js could not be loaded', async () => {
  expect(await addressWith(undefined)).toBe('https://api.example/v2/auth/change-otp');
});
