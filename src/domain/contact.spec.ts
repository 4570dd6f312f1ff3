// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mailHref, phoneHref } from './contact.ts';

describe('a contact', () => {
  it('can be called where the text is a telephone number', () => {
    expect(phoneHref('(828) 555-0117')).toBe('tel:8285550117');
    expect(phoneHref('+1 828.555.0117')).toBe('tel:+18285550117');
  });

  it.each(['javascript:alert(1)', 'ask at the office', '828-555-0117;ext=1', '()--.. ', '', null])(
    'cannot at %s',
    (text) => {
      expect(phoneHref(text)).toBeNull();
    },
  );

  it('can be written to where the text is one e-mail address', () => {
    expect(mailHref('ana.ribeiro@example.com')).toBe('mailto:ana.ribeiro@example.com');
  });

  it.each(['agent"onfocus="alert(1)@example.com', 'a@b,c@d', 'a@b?bcc=c', 'nobody', '', null])(
    'says nothing of others at %s',
    (text) => {
      expect(mailHref(text) ?? 'mailto:').not.toMatch(/[?,"]/);
    },
  );
});
