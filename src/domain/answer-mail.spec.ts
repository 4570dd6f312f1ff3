// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOneLine, mailWith } from './answer-mail.ts';

/** The parts of a `mailto:` link as a mail app reads them. */
const read = (link: string) => ({ to: new URL(link).pathname, fields: [...new URL(link).searchParams] });

describe('a mail with an answer', () => {
  it('has subject and text, and nobody to send it to', () => {
    const link = mailWith('4 homes to decide between', 'My choice: 1602 Meadow Farm Rd');
    expect(link).toBe(
      'mailto:?subject=4%20homes%20to%20decide%20between&body=My%20choice%3A%201602%20Meadow%20Farm%20Rd',
    );
  });

  it.each([
    '9 Chestnut Square&bcc=somebody@example.com',
    '9 Chestnut Square?cc=somebody@example.com#part',
    '9 Chestnut Square\r\nBcc: somebody@example.com\r\n\r\nSend me the money',
    '9 Chestnut Square%0D%0ABcc:%20somebody@example.com',
    '"><script>alert(1)</script>',
    'half a character \ud83c',
  ])('has no other field, whatever the address says: %j', (address) => {
    const { to, fields } = read(mailWith(`About ${address}`, asOneLine(address)));
    expect(to).toBe('');
    expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
    for (const [, text] of fields) expect(text).not.toMatch(/[\r\n]/);
  });

  it('says every text as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(read(mailWith('', text)).fields[1]).toEqual(['body', text]);
      }),
    );
  });
});

it('a text on one line breaks nowhere and turns no other words around', () => {
  expect(asOneLine(' 9 Chestnut\r\nSquare\u2028NC\u0000 ')).toBe('9 Chestnut Square NC');
  expect(asOneLine('\u202Eeuneva drofnoM')).toBe('euneva drofnoM');
  expect(asOneLine('شارع النخيل 12')).toBe('شارع النخيل 12');
});
