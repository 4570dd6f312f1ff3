import { type MetadataJson, PhoneNumber } from 'libphonenumber-js/core/es6';
import { plainDigits } from '#src/domain/digits.ts';
import metadata from './us-phone-metadata.json';

/*
 * The metadata has what formats numbers of the United States: 0.2 kB instead of 78. It was made from the package's own:
 *
 *   const { version, countries } = JSON.parse(readFileSync('node_modules/libphonenumber-js/metadata.min.json', 'utf8'));
 *   const us = { version, country_calling_codes: { 1: ['US'] }, countries: { US: countries.US.slice(0, 6) } };
 *   writeFileSync('src/features/profile/us-phone-metadata.json', `${JSON.stringify(us)}\n`);
 */

const tenDigits = /^(?:\+?1[\s.\p{Pd}−]*)?(?:\((\d{3})\)|(\d{3}))[\s.\p{Pd}−]*(\d{3})[\s.\p{Pd}−]*(\d{4})$/u;

/** Reads `8285550142` or `+1 828.555.0142` to the national format `(828) 555-0142`. Null for anything but a US number of ten digits. */
export function readUsPhone(text: string): string | null {
  const [, bracketed, plain, exchange = '', line = ''] =
    tenDigits.exec(plainDigits(text.normalize('NFKC')).trim()) ?? [];
  const area = bracketed ?? plain;
  if (!area) return null;
  // Without the package's own reading: the digits are known, and its code would weigh 2.7 kB more.
  const number = new PhoneNumber(`+1${area}${exchange}${line}`, metadata as unknown as MetadataJson);
  const national = number.formatNational();
  // The package formats no area code that starts with 0 or 1, but the rule allows it.
  return /\D/.test(national) ? national : `(${area}) ${exchange}-${line}`;
}

/** Reads a typed phone to the wizard's two fields: the number in national format, or the text that was cleared. */
export function readPhone(typed: string): { phone: string; clearedPhone: string } {
  const national = readUsPhone(typed);
  return national === null ? { phone: '', clearedPhone: typed } : { phone: national, clearedPhone: '' };
}
