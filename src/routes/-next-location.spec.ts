// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnPath, nextSearch } from './-next-location.ts';

describe('a remembered location', () => {
  it.each([
    '/app',
    '/app/',
    '/app?tab=liked',
    '/app#agent',
    '/APP/Settings',
    '/app/listing?q=a%2F%2Fb&sort=price.desc',
    '/app/listing/detail?id=https://elsewhere.example',
    '/app/../app/profile',
  ])('inside is followed: %s', (href) => {
    expect(isOwnPath(href)).toBe(true);
    expect(nextSearch.parse({ next: href })).toEqual({ next: href });
  });

  it.each([
    '',
    '/',
    'app/dashboard',
    '/apple',
    '/signup',
    '//evil.example',
    '///evil.example/app',
    '//evil.example/app/..',
    '/\\evil.example/app',
    '\\\\evil.example/app',
    'https://evil.example/app',
    'https:evil.example/app',
    'https:/app',
    'javascript:alert(1)',
    'JavaScript:alert(1)//app',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,/app',
    '/app/..',
    '/app/..//evil.example',
    '/app/../..//evil.example',
    '/app/%2e%2e//evil.example',
    '/app/.%2E/signup',
    '/app/..\\\\evil.example',
    '%2F%2Fevil.example',
    '%2Fapp',
    '/%61pp',
    '/\t/evil.example',
    '/app@evil.example',
  ])('outside is not: %j', (href) => {
    expect(isOwnPath(href)).toBe(false);
    expect(nextSearch.parse({ next: href })).toEqual({ next: undefined });
  });

  it('is text, or nothing', () => {
    for (const next of [1, null, true, ['/app'], { href: '/app' }])
      expect(nextSearch.parse({ next })).toEqual({ next: undefined });
  });

  it('never leaves the signed-in area, however it is written', () => {
    const piece = fc.constantFrom('/', '\\', '..', '.', '%2e', 'app', 'APP', 'x', '\t', '\n', ' ', ':', '@', '?', '#');
    const here = 'https://portal.example/signin';
    fc.assert(
      fc.property(fc.constantFrom('', '/app'), fc.array(piece, { maxLength: 8 }), (start, pieces) => {
        const href = start + pieces.join('');
        fc.pre(isOwnPath(href));
        const { origin, pathname } = new URL(href, here);
        expect(origin).toBe('https://portal.example');
        expect(pathname).toMatch(/^\/app(?:\/|$)/i);
      }),
    );
  });
});
