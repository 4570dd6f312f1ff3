// Arabic, Persian and full-width digits, as the keyboards of those languages write them.
const otherDigits = /[٠-٩۰-۹０-９]/g;

/** The code as the server knows it: mails set it in groups, and a keyboard may have digits of its own. */
export function plainCode(typed: string): string {
  // Each of those rows of digits starts at a multiple of sixteen.
  return typed.replace(/\s/g, '').replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16));
}
