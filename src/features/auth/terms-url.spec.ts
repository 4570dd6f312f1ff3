// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { termsUrl } from './terms-url.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://portal.example/terms', 'https://portal.example/terms'],
  ['http://localhost:8000/terms?in=en', 'http://localhost:8000/terms?in=en'],
  ['javascript:alert(1)', null],
  ['data:text/html,terms', null],
  ['//portal.example/terms', null],
  ['/terms', null],
  ['', null],
  [undefined, null],
])('reads %s as %s', (configured, read) => {
  vi.stubGlobal('portalConfig', { termsUrl: configured });
  expect(termsUrl()).toBe(read);
});
