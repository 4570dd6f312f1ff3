/** `tel:` for a text that is a telephone number; null for anything else, which then stands as text. */
export function phoneHref(phone: string | null): string | null {
  if (!phone || !/^\+?[\d\s().-]{5,24}$/.test(phone)) return null;
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return digits.length >= 5 ? `tel:${digits}` : null;
}

/** `mailto:` for a text that is one e-mail address; null for anything else. */
export function mailHref(email: string | null): string | null {
  return email && /^[^\s@"<>,;]+@[^\s@"<>,;]+$/.test(email) ? `mailto:${encodeURIComponent(email)}` : null;
}
