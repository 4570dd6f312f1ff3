// @vitest-environment node
import { expect, it } from 'vitest';
import { emailPattern, emailSchema } from './email.ts';

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

// Backtracking over it would outlast the test's own limit.
it('comes to an end over a long nonsense', () => {
  expect(emailPattern.test(`${'a'.repeat(50_000)}@${'b-'.repeat(50_000)}`)).toBe(false);
  expect(emailSchema('wrong').safeParse(`a${' '.repeat(100_000)}b`).success).toBe(false);
});

it('drops the spaces and invisible marks around an address', () => {
  for (const mark of [
    '',
    ' ',
    '\u00A0',
    '\u200B',
    '\u200E',
    '\u200F',
    '\u202A',
    '\u2067',
    '\u2069',
    '\uFEFF',
    '\u200F ',
  ])
    expect(emailSchema('wrong').parse(`${mark}linda@example.com${mark}`)).toBe('linda@example.com');
});
