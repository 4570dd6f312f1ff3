// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readFee, readInstant, readLink, readNumber, readText } from './read-value.ts';
import { longWireList, withId, wireId, wireLongText, wireList, wireText } from './wire.ts';

const none = [undefined, null, '', '  '];

describe('a number', () => {
  it.each([
    [2150, 2150],
    ['2150', 2150],
    ['2,150', 2150],
    ['1,234,567.89', 1_234_567.89],
    ['$2,150', 2150],
    ['$ 2,150', 2150],
    [' 3.5 ', 3.5],
    ['.25', 0.25],
    [0, 0],
    ['0', 0],
  ])('%j reads as %d', (wire, expected) => {
    expect(readNumber(wire)).toBe(expected);
  });

  it.each([
    ...none,
    'n/a',
    '1,2',
    '12,34,567',
    '1e3',
    '2 150',
    '0x10',
    '-4',
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    {},
  ])('%j reads as none', (wire) => {
    expect(readNumber(wire)).toBeNull();
  });

  it('survives the way over the wire as a number, as text, and as an American writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const number = whole + cents / 100;
        const written = number.toLocaleString('en-US', { maximumFractionDigits: 2 });
        expect(readNumber(whole)).toBe(whole);
        expect(readNumber(String(whole))).toBe(whole);
        expect(readNumber(written)).toBeCloseTo(number, 2);
      }),
    );
  });

  it('is finite or none, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        const number = readNumber(wire);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
    );
  });
});

describe('a fee', () => {
  it.each([
    ['None', 0],
    [' no HOA. ', 0],
    ['No', 0],
    ['$45', 45],
    ['45.50', 46],
    ['n/a', null],
    ['', null],
    ['None of your business', null],
  ])('%j reads as %j', (wire, expected) => expect(readFee(wire)).toBe(expected));
});

describe('a text', () => {
  it('is trimmed, and a number counts as one', () => {
    expect(readText('  Juniper ')).toBe('Juniper');
    expect(readText(1987)).toBe('1987');
  });

  it.each([...none, true, [], {}, Number.NaN])('%j reads as none', (wire) => {
    expect(readText(wire)).toBeNull();
  });
});

describe('a text of 100 kB', () => {
  const long = 'x'.repeat(100_000);

  it('is cut where it is shown in a line, and whole where a person wrote it', () => {
    expect(wireText.parse(long)).toHaveLength(200);
    expect(wireLongText.parse(long)).toBe(long);
  });

  it('is neither a number, nor a link, nor an id', () => {
    expect(readNumber('9'.repeat(100_000))).toBeNull();
    expect(readNumber(Number.MAX_VALUE)).toBeNull();
    expect(readLink(`https://a.example/${long}`)).toBeNull();
    expect(wireId.safeParse(long).success).toBe(false);
  });

  it('is well formed, wherever it was cut', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud83c', `${'x'.repeat(198)}🏡🏡`));
    fc.assert(fc.property(text, (wire) => wireText.parse(wire)?.isWellFormed() ?? true));
    expect(wireId.safeParse('\ud83c').success).toBe(false);
    expect(wireId.safeParse('🏡').success).toBe(true);
  });
});

describe('an instant', () => {
  const zone = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
  });
  afterAll(() => {
    process.env['TZ'] = zone;
  });

  it.each([
    ['2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20T10:00:00-05:00', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    // Without a zone it is UTC too, wherever the reader sits.
    ['2026-11-20T15:00:00', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20 15:00:00', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20 10:00:00.250 -0500', '2026-11-20T15:00:00.250Z'],
    ['1700000000000', '2023-11-14T22:13:20.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('%j reads as %s', (wire, expected) => {
    expect(readInstant(wire)).toBe(Date.parse(expected));
  });

  it.each([...none, 'yesterday', '5', '11/20/2026', '2026-13-45', 1e20, Number.NaN, {}, true])(
    '%j reads as none',
    (wire) => {
      expect(readInstant(wire)).toBeNull();
    },
  );

  it('means the same moment after it was read', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        expect(readInstant(date.toISOString())).toBe(date.getTime());
        expect(readInstant(date.getTime())).toBe(date.getTime());
      }),
    );
  });
});

describe('a link', () => {
  it.each(['https://homes.example/1?a=b#c', 'http://homes.example', 'HTTPS://HOMES.EXAMPLE'])(
    '%s is followed',
    (link) => {
      expect(readLink(link)).toBe(link);
    },
  );

  it.each([
    ...none,
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)//https://homes.example',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/hosts',
    '//evil.example',
    '/homes/1',
    'homes.example',
    {},
  ])('%j is not', (link) => {
    expect(readLink(link)).toBeNull();
  });

  it('is what the browser takes for one', () => {
    fc.assert(
      fc.property(fc.webUrl(), (text) => {
        expect(readLink(text)).toBe(URL.canParse(text) ? text : null);
      }),
    );
  });

  it('is http or https, whatever comes', () => {
    const anyScheme = fc.tuple(fc.constantFrom('http', 'https', 'javascript', 'data', 'ftp', 'blob', ''), fc.string());
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          anyScheme.map(([scheme, rest]) => `${scheme}:${rest}`),
        ),
        (text) => {
          const link = readLink(text);
          expect(link === null || /^https?:$/.test(new URL(link).protocol)).toBe(true);
        },
      ),
    );
  });
});

describe('an id', () => {
  it('is read from _id or id, and _id wins', () => {
    const record = withId({ _id: wireId });
    expect(record.parse({ id: 'a' })).toEqual({ _id: 'a' });
    expect(record.parse({ _id: 'a', id: 'b' })).toEqual({ _id: 'a' });
    for (const _id of [null, '']) expect(record.parse({ _id, id: 'b' })).toEqual({ _id: 'b' });
  });

  it('may be a number, but not empty', () => {
    expect(wireId.parse(7)).toBe('7');
    expect(wireId.safeParse('').success).toBe(false);
    expect(wireId.safeParse(undefined).success).toBe(false);
  });

  it('cannot be taken for two ids in an address', () => {
    expect(wireId.safeParse('a,b').success).toBe(false);
  });

  it.each(['.', '..', '../auth/me', 'a/b', '..\\auth'])('cannot be a way to another call: %s', (id) => {
    expect(wireId.safeParse(id).success).toBe(false);
  });

  it('may have dots in it', () => {
    expect(wireId.safeParse('4.2').success).toBe(true);
    expect(wireId.safeParse('...').success).toBe(true);
  });
});

describe('a list', () => {
  const record = z.object({ id: wireId, beds: wireText });

  it('loses the records that cannot be read, keeps the order of the others and counts the lost', async () => {
    const readable = fc.record({ id: fc.stringMatching(/^\w+$/), beds: fc.stringMatching(/^\w+$/) });
    const unreadable = fc.constantFrom(null, 3, 'text', [], {}, { id: '' }, { id: '..' });
    const selector = (one: unknown) => (one as { id?: string } | null)?.id ?? Symbol('without an id');
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.oneof(readable, unreadable), { selector }), async (wire) => {
        const { items, skipped } = wireList(record).parse(wire);
        expect(await longWireList(record).parseAsync(wire)).toEqual({ items, skipped });
        const expected = wire.filter((one) => typeof one === 'object' && one && 'id' in one && /^\w/.test(one.id));
        expect(items).toEqual(expected);
        expect(skipped).toBe(wire.length - expected.length);
      }),
    );
  });

  it('that is long has one record for each id, the first', async () => {
    const wire = [{ id: 'p1', beds: '3' }, { id: 'p2' }, { id: 'p1', beds: '4' }, {}];
    const items = [
      { id: 'p1', beds: '3' },
      { id: 'p2', beds: null },
    ];
    expect(await longWireList(record).parseAsync(wire)).toEqual({ items, skipped: 1 });
  });

  it.each([null, undefined])('%j is an empty one', async (wire) => {
    expect(wireList(record).parse(wire)).toEqual({ items: [], skipped: 0 });
    expect(await longWireList(record).parseAsync(wire)).toEqual({ items: [], skipped: 0 });
  });

  it.each([{}, 'text', 0])('%j is none', async (wire) => {
    expect(wireList(record).safeParse(wire).success).toBe(false);
    expect((await longWireList(record).safeParseAsync(wire)).success).toBe(false);
  });
});
