import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Config } from '../src/domain/config.ts';

/** The hosts of Firebase Authentication: Google's script for the pop-up, and Firebase's own two services. */
const identityHosts = {
  script: ['https://apis.google.com'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};

/** The origin of an absolute address; nothing for a path, which is on the portal's own origin. */
function originOf(address: string | null): string[] {
  // Without a scheme, an address and a source both have the page's.
  if (address?.startsWith('//')) return [new URL(address, 'https://portal').host];
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The hashes of the inline scripts or styles in a build's pages: see early.ts and prerender.ts. */
function inlineHashes(tag: 'script' | 'style', dist: string): Set<string> {
  const pages = globSync(`${dist}/**/*.html`).map((file) => readFileSync(file, 'utf8'));
  const contents = [...pages.join('').matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))];
  return new Set(contents.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}

/** The policy of the portal: only its own scripts and styles, and photos from any host. */
function contentSecurityPolicy(dist: string, { apiRoot, identity, reportUrl }: Config): string {
  const hosts = identity ? identityHosts : { script: [], connect: [] };
  const connect = new Set([...originOf(apiRoot), ...originOf(reportUrl), ...hosts.connect]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes('script', dist), ...hosts.script].join(' '),
    ["style-src 'self'", ...inlineHashes('style', dist)].join(' '),
    // Over http they load only where the portal itself is served so: on a secure page browsers ask for them over https.
    "img-src 'self' data: https: http:",
    ["connect-src 'self'", ...connect].join(' '),
    ...(identity ? [`frame-src https://${identity.authDomain}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text may not become markup or code. One policy is for the worker's address (src/app/service-worker.ts), the other for the build's own
    // forms (src/early/first-form.js). With the social sign-in both directives are missing, because its packages set the addresses of scripts.
    ...(identity ? [] : ["require-trusted-types-for 'script'", 'trusted-types service-worker first-form']),
  ].join('; ');
}

/** The caching by kind of file. The names of `assets` change with their content; every other file is requested again. */
export const caching = { assets: 'public, max-age=31536000, immutable', other: 'no-cache' };

const ofEveryAnswer = {
  'X-Content-Type-Options': 'nosniff',
  // Browsers honor it over https only.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The headers for an API behind the same host. Its answers are not pages, and no cache may store what belongs to one person. */
export const apiHeaders: Record<string, string> = { 'Cache-Control': 'no-store', ...ofEveryAnswer };

/** The headers of every file of the portal, for the build in the folder `dist`. */
export const securityHeaders = (dist: string, config: Config): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(dist, config),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A pop-up of the social sign-in reports to the page that opened it.
  'Cross-Origin-Opener-Policy': config.identity ? 'same-origin-allow-popups' : 'same-origin',
  ...ofEveryAnswer,
});
