import * as z from 'zod/mini';

/*
 * Search parameters are plain text in the address. A screen's own link gives them as numbers and flags, so that each is read from either;
 * one that cannot be read is left out, and its default applies.
 */

/** A parameter of that schema, or undefined. */
export const param = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

export const text = z.string().check(z.minLength(1));

/** Texts that the address joins by commas. */
export const list = z.pipe(
  z.transform((value: string | readonly string[]) => (typeof value === 'string' ? value.split(',') : value)),
  z.array(z.string()),
);

/** `true`; any other text turns nothing on. */
export const flag = z.pipe(
  z.transform((value: unknown) => value === 'true' || value),
  z.literal(true),
);

/** `true` or `false`, for what has no one default. */
export const choice = z.pipe(
  z.transform((value: unknown) => (value === 'true' || value === 'false' ? value === 'true' : value)),
  z.boolean(),
);

const digits = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
);

/** A whole number, written in digits. */
export const wholeNumber = z.pipe(digits, z.int());
/** The same with a fraction after a point. */
export const decimalNumber = z.pipe(digits, z.number().check(z.minimum(0)));
