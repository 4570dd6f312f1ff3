// @vitest-environment node
import { expect, it } from 'vitest';
import { addressText, hasWords, searchWords } from './search-text.ts';

it.each([
  'MLS 4187203',
  '#4187203',
  'mls #4187203',
  // As the portal prints it in its other languages.
  'N.º MLS 4187203',
  'n.o 4187203',
  'MLS n° 4187203',
  'MLS n. 4187203',
  'MLS 编号 4187203',
  'رقم MLS 4187203',
  // As people write it.
  'nº 4187203',
  'MLS n.º4187203',
  'N° 4187203',
  '№ 4187203',
  'MLS No. 4187203',
  'MLS: 4187203',
])('takes %s for the number alone', (text) => expect(searchWords(text)).toEqual(['4187203']));

it.each([
  ['asheville juniper', true],
  ['418 Juniper Lane, Asheville', true],
  ['JUNÍPER 87203', true],
  ['  ', true],
  ['juniper weaverville', false],
  ['no juniper', false],
])('searches address and MLS id for every word of %j', (text, isFound) => {
  const home = addressText({ address: '418 Juniper Lane, Asheville, NC 28801', mls: '4187203' });
  expect(hasWords(home, searchWords(text))).toBe(isFound);
});

it('finds no word in a home without address and MLS id', () =>
  expect(hasWords(addressText({ address: null, mls: null }), ['null'])).toBe(false));
