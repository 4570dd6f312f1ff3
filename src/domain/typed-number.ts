import { millions, readBudget, thousands } from './budget.ts';
import { plainDigits } from './digits.ts';

// Units that a budget in free text is not read with: beside them the digits alone would be another amount.
const others = 'kk|grand|lakhs?|crores?|bn|billions?';
const withUnit = new RegExp(String.raw`\d\s*(?:[千百万萬]|(?:${thousands}|${millions}|${others})(?!\p{L}))`, 'iu');
const separators = /[\s.,'’٫٬،．，]/g;
/** Two digits at most: three are thousands. */
const decimals = /[.,٫]\d{1,2}(?![\d.,٫٬])/g;

/**
 * The digits of a whole number as it was typed: `$600,000`, `500k`, `٦٠٠٬٠٠٠`, `2500 sq ft`; a fraction does not count. Empty where there is
 * nothing but a currency sign, null for anything else that is not one number.
 */
export function typedDigits(text: string): string | null {
  const plain = plainDigits(text);
  if (/^[\s\p{Sc}]*$/u.test(plain)) return '';
  if (/^[\s\p{Sc}]*[-−]/u.test(plain)) return null;
  const amount = readBudget(plain);
  if (amount === null && withUnit.test(plain)) return null;
  const [digits, ...more] =
    String(amount ?? plain)
      .replaceAll(decimals, '')
      .replaceAll(separators, '')
      .match(/\d+/g) ?? [];
  return digits === undefined || more.length > 0 ? null : digits.replace(/^0+(?=\d)/, '').slice(0, 12);
}
