import { type MetadataJson, parsePhoneNumber } from 'libphonenumber-js/core';
import metadata from './us-phone-metadata.json';

/*
 * The metadata is that of the United States alone, 1 kB in place of 78. It was made from the package's own:
 *
 *   const { version, countries } = JSON.parse(readFileSync('node_modules/libphonenumber-js/metadata.min.json', 'utf8'));
 *   const us = { version, country_calling_codes: { 1: ['US'] }, countries: { US: countries.US } };
 *   writeFileSync('src/features/profile/us-phone-metadata.json', `${JSON.stringify(us)}\n`);
 */

const tenDigits = /^(?:\+?1[\s.-]*)?(?:\((\d{3})\)|(\d{3}))[\s.-]*(\d{3})[\s.-]*(\d{4})$/;

/** `8285550142`, `+1 828.555.0142` and the like in national format, `(828) 555-0142`; null for what is no US number of ten digits. */
export function readUsPhone(text: string): string | null {
  const [, bracketed, plain, exchange = '', line = ''] = tenDigits.exec(text.trim()) ?? [];
  const area = bracketed ?? plain;
  if (!area) return null;
  const national = parsePhoneNumber(
    `+1${area}${exchange}${line}`,
    metadata as unknown as MetadataJson,
  ).formatNational();
  // An area code that was never given out (those from 0 or 1) is formatted by nobody, and still matches the rule.
  return /\D/.test(national) ? national : `(${area}) ${exchange}-${line}`;
}
