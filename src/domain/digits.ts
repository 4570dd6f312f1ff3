// Arabic, Persian and full-width digits, as the keyboards of those languages write them.
const otherDigits = /[٠-٩۰-۹０-９]/g;

/** The same text with its digits as 0 to 9: a keyboard may have digits of its own. */
export const plainDigits = (text: string): string =>
  // Each of those rows of digits starts at a multiple of sixteen.
  text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16));
