import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Config } from '../src/domain/config.ts';

/** A pop-up of Firebase Authentication needs its own two services, and a frame of the project's domain. */
const identityHosts = {
  script: ['https://apis.google.com'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};

/** The origin of an address elsewhere; nothing for a path of this origin. */
const originOf = (address: string | null) => (address && URL.canParse(address) ? [new URL(address).origin] : []);

/** The hashes of the scripts or styles that stand in the pages of a build: see early.ts. */
function inlineHashes(tag: 'script' | 'style', dist: string): Set<string> {
  const pages = globSync(`${dist}/**/*.html`).map((file) => readFileSync(file, 'utf8'));
  const contents = [...pages.join('').matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))];
  return new Set(contents.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}

/** The strict policy of the portal: its own scripts and styles alone, photos from any https host. */
function contentSecurityPolicy(dist: string, { apiRoot, identity, reportUrl }: Config): string {
  const hosts = identity ? identityHosts : { script: [], connect: [] };
  const connect = new Set([...originOf(apiRoot), ...originOf(reportUrl), ...hosts.connect]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes('script', dist), ...hosts.script].join(' '),
    ["style-src 'self'", ...inlineHashes('style', dist)].join(' '),
    "img-src 'self' data: https:",
    ["connect-src 'self'", ...connect].join(' '),
    ...(identity ? [`frame-src https://${identity.authDomain}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or code, but for the worker's address (src/app/service-worker.ts) and the build's own forms (src/early/first-form.js).
    // The social sign-in's packages set addresses of scripts.
    ...(identity ? [] : ["require-trusted-types-for 'script'", 'trusted-types service-worker first-form']),
  ].join('; ');
}

/** By kind of file: the names of `assets` change with their content, everything else is asked for again. */
export const caching = { assets: 'public, max-age=31536000, immutable', other: 'no-cache' };

const ofEveryAnswer = {
  'X-Content-Type-Options': 'nosniff',
  // Browsers honor it over https only.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The host's headers for an API behind it: its answers are no pages, and no cache may keep what belongs to one person. */
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
