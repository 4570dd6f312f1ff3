// @vitest-environment node
import { expect, it } from 'vitest';
import { securityHeaders } from '../../deploy/policy.ts';
import { readConfig } from '../../src/domain/config.ts';

it.each([
  ['/api/', "connect-src 'self'"],
  ['https://api.example/v1/', "connect-src 'self' https://api.example"],
  // Over https it is asked by https, over http by http.
  ['//api.example:8443/v1/', "connect-src 'self' api.example:8443"],
])('the policy lets the portal ask the API at %s', (apiRoot, rule) => {
  const policy = securityHeaders('no build', readConfig({ apiRoot }))['Content-Security-Policy'];
  expect(policy?.split('; ')).toContain(rule);
});
