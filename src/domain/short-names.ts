/** `Juniper` of `418 Juniper Lane`, `Orchard` of `2208 Old Orchard Rd NW #4`: the last word says what kind of street it is. */
function shortName(street: string): string {
  const words = street.replace(/\s+(?:(?:#|(?:apt|unit|suite|ste)\b).*|[NSEW]{1,2})$/iu, '').split(/\s+/);
  const names = words.slice(0, -1).filter((word) => /^[\p{L}'’-]{3,}$/u.test(word));
  return names.find(({ length }) => length > 3) ?? names[0] ?? street;
}

/** For each street one word of it, or the whole street if several share the word. */
export function shortNames(streets: readonly string[]): readonly string[] {
  const words = streets.map(shortName);
  return words.map((word, index) =>
    words.indexOf(word) === words.lastIndexOf(word) ? word : (streets[index] ?? word),
  );
}
