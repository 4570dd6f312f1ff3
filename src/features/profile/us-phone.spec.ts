// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import metadata from './us-phone-metadata.json';
import { readUsPhone } from './us-phone.ts';

describe('the phone rule', () => {
  it.each([
    ['8285550142'],
    ['828-555-0142'],
    ['828.555.0142'],
    ['828 555 0142'],
    ['(828) 555-0142'],
    ['(828)5550142'],
    ['+1 828 555 0142'],
    ['+18285550142'],
    ['1-828-555-0142'],
    ['  +1 (828) 555.0142 '],
    ['٨٢٨٥٥٥٠١٤٢'],
    ['828\u2011555\u20130142'],
    ['828\u2212555\u22120142'],
    ['＋１（８２８）５５５－０１４２'],
    ['\u202d(828)\u00a0555-0142\u202c'],
    ['828\u00ad555\u200b0142'],
  ])('reads %s', (text) => {
    expect(readUsPhone(text)).toBe('(828) 555-0142');
  });

  it.each([
    ['828555014'],
    ['82855501423'],
    ['+44 20 7946 0958'],
    ['(828 555-0142'],
    ['828) 555-0142'],
    ['828/555/0142'],
    ['828-555-0142 ext. 3'],
    ['five five five'],
    ['2 828 555 0142'],
    [''],
  ])('does not read %s', (text) => {
    expect(readUsPhone(text)).toBeNull();
  });

  it('formats any ten digits, and what it has formatted stays as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        const national = readUsPhone(digits);
        expect(national).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
        expect(national?.replaceAll(/\D/g, '')).toBe(digits);
        expect(readUsPhone(national ?? '')).toBe(national);
      }),
    );
  });

  it('carries the metadata of one country', () => {
    expect(Object.keys(metadata.countries)).toEqual(['US']);
  });
});
