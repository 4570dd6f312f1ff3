// @vitest-environment node
import { expect, it } from 'vitest';
import { typedDigits } from './typed-number.ts';

it.each([
  ['600000', '600000'],
  ['$600,000', '600000'],
  ['600 000 €', '600000'],
  ['600.000', '600000'],
  ['٦٠٠٬٠٠٠', '600000'],
  ['６００，０００', '600000'],
  ['500k', '500000'],
  ['\u2066$500k\u2069', '500000'],
  ['600k or less', '600000'],
  ['0.7m', '700000'],
  ['2500 sq ft', '2500'],
  ['2500sqft', '2500'],
  ['2500 miles', '2500'],
  ['2,150 pies²', '2150'],
  ['٢٬١٥٠ قدم²', '2150'],
  ['900 平方英尺', '900'],
  ['$2,430 a month', '2430'],
  ['900 or more', '900'],
  ['2.5', '2'],
  ['$600,000.00', '600000'],
  ['650,000.50', '650000'],
  ['٦٥٠٬٠٠٠٫٧٥', '650000'],
  ['1.250.000,25', '1250000'],
  ['6,00,000', '600000'],
  ['about 750', '750'],
  ['007', '7'],
])('reads %s', (text, digits) => expect(typedDigits(text)).toBe(digits));

it.each(['', ' ', '$', '€ ', '\u200f$'])('finds nothing typed in "%s"', (text) => expect(typedDigits(text)).toBe(''));

it.each([
  'abc',
  '-',
  '-5',
  '$-5',
  '\u2066-5\u2069',
  '?',
  'cheap',
  '60O000',
  '1e5',
  '500-600',
  '$500k to $600k',
  '1.5 mil',
  '600 grand',
  '600 lakh',
  '600kk',
  '2500 ft2',
  '300,000~600,000',
  'not over 600k, please',
  '30万左右',
  '٦٠٠ ألف تقريبًا',
])('does not take %s for a number', (text) => expect(typedDigits(text)).toBeNull());
