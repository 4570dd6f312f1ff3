/**
 * A text out of a link on one line, in the order of the words around it: whoever made the link can neither add lines to a message nor turn
 * its words around.
 */
export const asOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim();

/** A `mailto:` link for a mail whose recipient the reader's own app asks for. */
export const mailWith = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(asOneLine(subject))}&body=${encodeURIComponent(body.toWellFormed())}`;
