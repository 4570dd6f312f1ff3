import { createHash } from 'node:crypto';

/** What a pop-up of Firebase Authentication needs, where one is configured: its own two services, and a frame of the project's domain. */
const identityHosts = {
  script: ' https://apis.google.com',
  connect: ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
};

/** The hashes by which the policy knows what stands inside a page. */
const inlineHashes = (tag: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('');

/** The strict policy of the portal: its own scripts and styles alone, photos from any https host. `html` is the built page. */
export function contentSecurityPolicy(env: Record<string, string>, html: string): string {
  const apiRoot = env['VITE_API_ROOT'];
  const api = apiRoot && URL.canParse(apiRoot) ? ` ${new URL(apiRoot).origin}` : '';
  const identity = env['VITE_IDENTITY_API_KEY'] ? identityHosts : { script: '', connect: '' };
  const frame = identity.script && env['VITE_IDENTITY_AUTH_DOMAIN'];
  return [
    "default-src 'none'",
    `script-src 'self'${inlineHashes('script', html)}${identity.script}`,
    `style-src 'self'${inlineHashes('style', html)}`,
    "img-src 'self' data: https:",
    `connect-src 'self'${api}${identity.connect}`,
    ...(frame ? [`frame-src https://${frame}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
