import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '../../deploy/policy.ts';
import { expect, test } from '../support/fixtures.ts';
import { host } from '../support/hosted.ts';

/*
 * The social sign-in has no screen yet. This flow runs the module of the build, with Firebase's real code, under the policy of such an
 * installation. Google's hosts are mocked, so the behaviour of their own scripts is not tested.
 */
const identity = { apiKey: 'key', authDomain: 'login.example', projectId: 'portal' };
const linda = { localId: 'uid-1', email: 'linda@example.com', displayName: 'Linda Moreno' };

/** The part of Google's script that Firebase uses: a frame that passes on the result of the pop-up. */
const gapi = `
  globalThis.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      getContext: () => ({
        open: ({ url, where }, opened) => {
          where.append(Object.assign(document.createElement('iframe'), { src: url }));
          return opened({
            ping: async (answer) => answer(),
            restyle: () => {},
            // Firebase throws after each answer, and Google's script lets it.
            send: async (name, message, answer) => { try { answer([{ webStorageSupport: true }]); } catch {} },
            register: (name, hear) => addEventListener('message', ({ data, origin }) => {
              if (origin === 'https://${identity.authDomain}') hear({ authEvent: data });
            }),
          });
        },
      }),
    },
  };
  globalThis[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** The page of the pop-up after a sign-in. */
const handler = `<!doctype html><script>
  const { searchParams } = new URL(location.href);
  opener.postMessage({
    type: searchParams.get('authType'), eventId: searchParams.get('eventId'),
    urlResponse: location.origin + '/__/auth/handler#signed-in', sessionId: 'session', postBody: null, tenantId: null, error: null,
  }, '*');
</script>`;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a sign-in with a provider needs nothing that the policy of its installation forbids', async ({
  page,
  context,
}, info) => {
  const dist = info.outputPath('dist');
  cpSync('dist', dist, { recursive: true });
  const config = join(dist, 'config.js');
  const configured = readFileSync(config, 'utf8').replace(
    '"identity": null',
    `"identity": ${JSON.stringify(identity)}`,
  );
  writeFileSync(config, configured);
  const site = await host(dist);
  site.headers = securityHeaders(dist, { apiRoot: '/api/', termsUrl: null, identity, reportUrl: null });

  const seconds = Math.round(Date.now() / 1000);
  const idToken = [{ alg: 'none' }, { sub: linda.localId, iat: seconds, exp: seconds + 3600 }, {}]
    .map(base64)
    .join('.');
  const signedIn = { ...linda, idToken, refreshToken: 'refresh', expiresIn: '3600', providerId: 'google.com' };
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapi }),
  );
  await context.route(`https://${identity.authDomain}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url().includes('/handler') ? handler : '' }),
  );
  await context.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const call = new URL(route.request().url()).pathname.split('/').at(-1);
    const answers: Record<string, object> = {
      projects: { authorizedDomains: ['localhost'] },
      'accounts:signInWithIdp': signedIn,
      'accounts:lookup': { users: [linda] },
    };
    return route.fulfill({ json: answers[String(call)] ?? {}, headers: { 'Access-Control-Allow-Origin': site.url } });
  });

  const answer = await page.goto(`${site.url}/signin`);
  expect(answer?.headers()['content-security-policy']).toContain(`frame-src https://${identity.authDomain}`);
  const module = readdirSync(join(dist, 'assets')).find((name) => /^identity-(?!sdk)[\w-]+\.js$/.test(name));
  const who = await page.evaluate(async (url) => {
    const { identity: own } = (await import(url)) as { identity: { signIn: (provider: string) => Promise<unknown> } };
    return own.signIn('google');
  }, `/assets/${module}`);
  expect(who).toEqual({ id: linda.localId, email: linda.email, name: linda.displayName });
  site.close();
});
