// @vitest-environment node
import { expect, it } from 'vitest';
import { readMarketStatus } from './market-status.ts';

it.each([
  ['Active', 'active'],
  ['SOLD', 'sold'],
  ['Closed', 'sold'],
  ['Under Contract', 'underContract'],
  ['under_contract', 'underContract'],
  ['coming-soon', 'comingSoon'],
  ['Contingent', 'underContract'],
  ['Active Under Contract', 'underContract'],
  ['Off  Market', 'offMarket'],
  ['Withdrawn', 'offMarket'],
  ['Expired', 'offMarket'],
  // Its own word, as the filter has it in the address.
  ['underContract', 'underContract'],
])('%j is %s', (text, expected) => {
  expect(readMarketStatus(text)).toBe(expected);
});

it.each([null, '', 'Auction', 'constructor', '__proto__', 'toString'])('the portal has no word for %j', (text) => {
  expect(readMarketStatus(text)).toBeNull();
});
