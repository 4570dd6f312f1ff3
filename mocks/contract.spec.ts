// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buyerProfileSchema } from '#src/domain/buyer-profile.ts';
import { homeSchema } from '#src/domain/home.ts';
import { userSchema } from '#src/domain/user.ts';
import { type PersonaKey, personas } from '#mocks/personas.ts';
import { specServer } from './spec-client.ts';

/*
 * The mocked server's answers fit the contract of `src/domain` strictly. The portal is tolerant: it would show a mistake of the mock as a
 * missing value.
 */

type Def = z.core.$ZodTypes['_zod']['def'];

/** Lists where a value differs from the schema, without the tolerance of its leaves. An undeclared key is a difference as well. */
function breaches(schema: z.core.$ZodType, value: unknown, path: string): string[] {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'catch':
      return breaches(def.innerType, value, path);
    case 'optional':
      return value === undefined ? [] : breaches(def.innerType, value, path);
    case 'nullable':
      return value === null ? [] : breaches(def.innerType, value, path);
    case 'pipe':
      return breaches((def.in._zod.def as Def).type === 'transform' ? def.out : def.in, value, path);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => breaches(def.element, item, `${path}[${index}]`))
        : [path];
    case 'object': {
      if (typeof value !== 'object' || value === null) return [path];
      const record = value as Record<string, unknown>;
      const unknown = Object.keys(record).filter((key) => !(key in def.shape));
      const known = Object.entries(def.shape).flatMap(([key, part]) => breaches(part, record[key], `${path}.${key}`));
      return [...unknown.map((key) => `${path}.${key} is not declared`), ...known];
    }
    default:
      return z.safeParse(schema, value).success ? [] : [`${path}: ${JSON.stringify(value)}`];
  }
}

const believable = (Object.keys(personas) as PersonaKey[]).filter((key) => key !== 'hostile' && key !== 'unconfirmed');
const answers = [
  ['me', userSchema],
  ['listProperties', homeSchema],
  ['listProfiles', buyerProfileSchema],
] as const;

describe.each(believable)('what the server answers the buyer %s', (key) => {
  it.each(answers)('to %s keeps to the contract', async (name, schema) => {
    const server = specServer();
    const token = await server.signIn(key);
    const { data } = (await (await server.raw(name, { token })).json()) as { data: unknown };
    // Homes made by rule are alike, so the first thousand are enough.
    const records = Array.isArray(data) ? data.slice(0, 1_000) : [data];
    expect(records.flatMap((record, index) => breaches(schema, record, `${name}[${index}]`))).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a value of another type, an undeclared key and a value in place of a record', () => {
    const home = { _id: 'p1', price: {}, replies: [{ from: 'u1', reply: 'Hi', at: 1 }], garden: 'large' };
    expect(breaches(homeSchema, home, 'home').toSorted()).toEqual([
      'home.garden is not declared',
      'home.price: {}',
      'home.replies[0].at is not declared',
    ]);
    expect(breaches(homeSchema, null, 'home')).toEqual(['home']);
  });
});
