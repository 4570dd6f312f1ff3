// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseJson } from './parse-json.ts';

/** Small enough that every text is cut into pieces. */
const small = { from: 0, piece: 5 };

const parsed = async (text: string) => {
  try {
    return { value: await parseJson(text, small) };
  } catch (error) {
    return { failed: (error as Error).name };
  }
};
const expected = (text: string) => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { failed: (error as Error).name };
  }
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a body that is parsed in pieces', () => {
  it('reads as JSON.parse reads it, whatever is in it', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '\\"', '],[', '},{', '"data":[', '\u2028'));
    // Node 24.21's own JSON.parse takes a key `"` for `\\` once it has seen an object with the latter.
    const key = text.filter((name) => name !== '\\');
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 3 }, fc.jsonValue(), text, fc.array(tie('any')), fc.dictionary(key, tie('any'))),
    })).any;
    const envelope = fc.record({ status: fc.integer(), data: fc.array(value), more: value }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(fc.oneof(envelope, value), fc.constantFrom(undefined, 2), async (body, indent) => {
        const json = JSON.stringify(body, null, indent);
        expect(await parsed(json)).toEqual(expected(json));
      }),
    );
  });

  it.each(['{"data":[1,2,3,4,5,6]}', '{"status":1,"data":[1,2,3,4,5,6]}'])(
    'is cut wherever its records begin: %s',
    async (text) => {
      const parse = vi.spyOn(JSON, 'parse');
      await parseJson(text, small);
      expect(parse.mock.calls.map(([piece]) => piece)).toEqual(['[1,2,3]', '[4,5,6]', text.replace(/\[.*\]/, '[]')]);
    },
  );

  it('fails where JSON.parse fails: cut off or spoilt anywhere', async () => {
    const json = JSON.stringify({ status: 1, message: 'a "b" \\', data: [{ a: [1, '}'] }, { b: '],[' }, null] });
    for (let index = 0; index < json.length; index += 1) {
      const cutOff = json.slice(0, index);
      expect(await parsed(cutOff)).toEqual(expected(cutOff));
      const spoilt = `${json.slice(0, index)}]${json.slice(index + 1)}`;
      expect(await parsed(spoilt)).toEqual(expected(spoilt));
    }
  });
});
