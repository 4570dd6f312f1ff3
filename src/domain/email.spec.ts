// @vitest-environment node
import { expect, it } from 'vitest';
import { emailPattern } from './email.ts';

it.each([
  'linda@example.com',
  'linda.moreno+homes@mail.example.co.uk',
  "o'brien@example.com",
  'a&b@example.com',
  'josé@bücher.example',
  'x@xn--e1afmkfd.xn--p1ai',
])('%s is an address', (email) => {
  expect(emailPattern.test(email)).toBe(true);
});

it.each([
  '',
  'linda',
  'linda@',
  '@example.com',
  'linda@example',
  'linda@@example.com',
  'linda@example..com',
  '.linda@example.com',
  'linda.@example.com',
  'lin da@example.com',
  'linda@-example.com',
  'linda@example.com, tom@example.com',
  '<linda@example.com>',
])('%j is none', (email) => {
  expect(emailPattern.test(email)).toBe(false);
});

it('takes no long time over a long nonsense', () => {
  const started = performance.now();
  expect(emailPattern.test(`${'a'.repeat(5_000)}@${'b-'.repeat(5_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
});
