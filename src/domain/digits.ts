// Arabic, Persian and full-width digits, as the keyboards of those languages write them.
const otherDigits = /[٠-٩۰-۹０-９]/g;

/** Converts digits of other scripts to 0 to 9, and drops invisible characters, such as marks of direction around a copied number. */
export const plainDigits = (text: string): string =>
  // Each of these digit ranges starts at a multiple of sixteen.
  text.replace(/\p{Cf}/gu, '').replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16));
