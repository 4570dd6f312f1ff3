// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

describe('links in a message', () => {
  const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);
  it.each([
    ['see https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
    ['(http://example.com)', ['http://example.com']],
    ['https://en.wikipedia.org/wiki/Barn_(farm)', ['https://en.wikipedia.org/wiki/Barn_(farm)']],
    ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
    ['javascript:alert(1) data:text/html,x ftp://example.com mailto:a@b.c www.example.com', []],
    ['看https://a.example/x，好的。（https://b.example/y）', ['https://a.example/x', 'https://b.example/y']],
    ['https://', []],
  ])('%s', (text, expected) => expect(hrefs(text)).toEqual(expected));
  it.each([
    ['brackets', `http://a.b/${')'.repeat(100_000)}`],
    ['full stops', `http://a.b/${'.'.repeat(100_000)}x`],
    ['full stops alone', '.'.repeat(100_000)],
    ['endings of all kinds', `http://a.b/${'.)!'.repeat(33_000)}`],
    ['addresses', 'http://a.b '.repeat(10_000)],
  ])(
    'are found in one pass through 100 kB of %s, and are a hundred at most',
    (_name, text) => {
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.filter(({ href }) => href).length).toBeLessThanOrEqual(100);
    },
    1000,
  );

  it('keep twenty accents of a letter', () => {
    const letter = (accents: number) => `e${'\u0301'.repeat(accents)}`;
    const text = linkParts(`${letter(50_000)} caf${letter(1)} ${letter(20)}`);
    expect(text).toEqual([{ text: `${letter(20)} caf${letter(1)} ${letter(20)}`, href: null }]);
  });

  it('lose no character of the text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://example.com/x', 'http://', ').', '(', ' '));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          linkParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
