// @vitest-environment node
import { expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

it('names homes by a word of their own, or by the street', () => {
  expect(shortNames(['418 Juniper Lane', '9 W Chestnut Square'])).toEqual(['Juniper', 'Chestnut']);
  expect(shortNames(['2208 Old Orchard Rd', '5 Oak Dr', 'Broadway', '9 E 5th St'])).toEqual([
    'Orchard',
    'Oak',
    'Broadway',
    '9 E 5th St',
  ]);
  expect(shortNames(["12 O'Hara Street", '9 Saint-Denis Avenue', '12 Elm Street #4', '9 Oak Drive NW'])).toEqual([
    "O'Hara",
    'Saint-Denis',
    'Elm',
    'Oak',
  ]);
  expect(shortNames(['1204 5th Avenue', '9 Oak Dr'])).toEqual(['1204 5th Avenue', 'Oak']);
  expect(shortNames(['112 Mill Row', '118 Mill Row', '5th St'])).toEqual(['112 Mill Row', '118 Mill Row', '5th St']);
});
