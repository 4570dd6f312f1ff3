/** A `tel:` link for a telephone number, or null for any other text. */
export function phoneHref(phone: string | null): string | null {
  if (!phone || !/^\+?[\d\s().-]{5,24}$/.test(phone)) return null;
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return digits.length >= 5 ? `tel:${digits}` : null;
}

/** A `mailto:` link for one e-mail address, or null for any other text. */
export function mailHref(email: string | null): string | null {
  return email && /^[^\s@"<>,;]+@[^\s@"<>,;]+$/.test(email)
    ? `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
    : null;
}
