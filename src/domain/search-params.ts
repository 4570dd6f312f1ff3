import * as z from 'zod/mini';

/*
 * Search parameters are plain text in the address. A screen's own link gives them as numbers and flags, so that each is read from either;
 * one that cannot be read is left out, and its default applies.
 */

/** A parameter of that schema, or undefined. */
export const param = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

// Punctuation that follows a link in a text often becomes part of it. At most nine characters: without a limit, a run of thousands would
// be searched again from each of them.
const unpunctuated = (text: string) => text.replace(/[\s\p{Po}\p{Pe}\p{Pf}>]{1,9}$/u, '');

/** The id of a home, or of what a link asks for. */
export const idText = z.string().check(z.overwrite(unpunctuated), z.minLength(1));

/** Ids or times that the address joins by commas. */
export const list = z.pipe(
  z.transform((value: string | readonly string[]) =>
    typeof value === 'string' ? unpunctuated(value).split(',') : value,
  ),
  z.array(z.string()),
);

/** `true` or `false`, for a parameter whose default varies. */
export const choice = z.pipe(
  z.transform((value: unknown) => (value === 'true' || value === 'false' ? value === 'true' : value)),
  z.boolean(),
);

/** `true`; any other text turns nothing on. */
export const flag = z.pipe(choice, z.literal(true));

const digits = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
);

/** A number from 0 on, in digits with a fraction after a point. */
export const decimalNumber = z.pipe(digits, z.number().check(z.minimum(0)));
/** The same without a fraction. */
export const wholeNumber = z.pipe(decimalNumber, z.int());
