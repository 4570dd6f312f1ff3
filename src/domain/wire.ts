import * as z from 'zod/mini';
import {
  readFee,
  readInstant,
  readLine,
  readLink,
  readNonZero,
  readNumber,
  readTax,
  readText,
  readUpTo,
} from './read-value.ts';
import { eachInSlices } from './slices.ts';

/*
 * The wire's leaves. Each is declared with the type that the wire agreed on and read tolerantly: numbers arrive as numbers or as text,
 * absent, null and '' all mean "none", and whatever else comes reads as none too. So a leaf never costs its record.
 */

/** A leaf of the agreed type; a value that is absent or of another type is read like null. */
export const leaf = <Wire extends z.ZodMiniType, Value>(wire: Wire, read: (value: unknown) => Value) =>
  z.catch(
    z.pipe(
      z.optional(z.nullable(wire)),
      z.transform((value): Value => read(value)),
    ),
    () => read(null) as Awaited<Value>,
  );

const textOrNumber = z.union([z.string(), z.number()]);
export const wireNumber = leaf(textOrNumber, readNumber);
export const wireNonZero = leaf(textOrNumber, readNonZero);
export const wireTax = leaf(textOrNumber, readTax);
export const wireFee = leaf(textOrNumber, readFee);
export const wireText = leaf(textOrNumber, readLine);
export const wireParagraph = leaf(textOrNumber, readUpTo(2000));
/** What the server says to a person. A number is no sentence. */
export const wireSentence = leaf(z.string(), readUpTo(2000));
/** A text that a person wrote, whole; see `readText`. */
export const wireLongText = leaf(textOrNumber, readText);
/** A date in milliseconds since 1970; see `readInstant`. */
export const wireInstant = leaf(textOrNumber, readInstant);
export const wireLink = leaf(z.string(), readLink);

/**
 * An id, as text. A record without one cannot be read. Dots and slashes in a path would lead to another call, escaped or not; half a
 * character cannot be escaped; a comma stands between ids in the portal's own addresses.
 */
export const wireId = z
  .pipe(z.union([z.string(), z.number()]), z.transform(String))
  .check(z.minLength(1), z.maxLength(200), z.regex(/^(?!\.{1,2}$)[^/\\,\p{Surrogate}]*$/u));

/** The shape of an object whose fields are all alike. */
export const fieldsOf = <Name extends string, Field extends z.ZodMiniType>(names: readonly Name[], field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;

/** An optional id: the record is useful without one. */
export const wireIdIfAny = z.catch(z.optional(wireId), undefined);

/** A record whose `_id` may be called `id`. */
export const withId = <Shape extends z.core.$ZodLooseShape & { _id: z.ZodMiniType }>(shape: Shape) =>
  z.pipe(z.transform(underscored), z.object(shape)) as unknown as z.ZodMiniObject<Shape, z.core.$strip>;

function underscored(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('id' in record)) return record;
  return '_id' in record && record._id ? record : { ...record, _id: record.id };
}

/** A list, and how many of its records could not be read and were left out. */
export interface Records<T> {
  items: readonly T[];
  skipped: number;
}

/** A list in which a record that cannot be read costs itself and not the list. No list at all is an empty one. */
export const wireList = <S extends z.ZodMiniType>(record: S) =>
  z.pipe(
    z.nullish(z.array(z.catch(z.nullable(record as z.ZodMiniType<z.output<S>, z.input<S>>), null))),
    z.transform((read): Records<z.output<S>> => {
      const items = (read ?? []).filter((item) => item !== null);
      return { items, skipped: (read?.length ?? 0) - items.length };
    }),
  );

/**
 * The same for a list that may have thousands of records, read in slices: it has to be parsed with `parseAsync` or `safeParseAsync`. Of two
 * records with the same id the first counts.
 */
export const longWireList = <S extends z.ZodMiniType<{ id: string }>>(record: S) =>
  z.pipe(
    z.nullish(z.array(z.unknown() as z.ZodMiniType<unknown, z.input<S>>)),
    z.transform(async (values): Promise<Records<z.output<S>>> => {
      const items = new Map<string, z.output<S>>();
      let skipped = 0;
      await eachInSlices(values ?? [], (value) => {
        const { data } = record.safeParse(value);
        if (!data) skipped += 1;
        else if (!items.has(data.id)) items.set(data.id, data);
      });
      return { items: [...items.values()], skipped };
    }),
  );
