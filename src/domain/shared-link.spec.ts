// @vitest-environment node
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAssumptions } from './cost.ts';
import { homeSchema } from './home.ts';
import { presetWeights, rankHomes } from './ranking.ts';
import { sharedHomes, type SharedPart, sharedParts, sharedRank } from './shared-homes.ts';
import { readFragment, toFragment } from './shared-link.ts';

const weights = presetWeights(null);
const note = 'Great morning light in the kitchen. Ask about the roof age and the creek behind the lot.';
const home = (id: number) =>
  homeSchema.parse({
    _id: `home-${id}`,
    address: `${id} Juniper Lane, Asheville, NC 28801`,
    mls: String(4187203 + id),
    beds: 4,
    baths: 2.5,
    acres: 0.31,
    sqft: 2340,
    price: 612_000 + 7_919 * id,
    garage: `https://photos.example.com/listings/2026/11/${(id * 7_919_999_983).toString(36)}-front-of-the-house.jpg`,
    link: `https://listings.example.com/buncombe/asheville/${id}-juniper-lane-${4187203 + id}`,
    DOMdate: '2026-11-10T00:00:00Z',
    mStatus: 'Active',
    built: 1998,
    parking: '2-car garage',
    tax: '318.20',
    stories: 2,
    schooldist: 'Asheville City',
    replies: [{ from: 'agent', reply: 'A secret of the agent', time: '2026-11-20T10:00:00Z' }],
    question: {
      qoverall: 9,
      qlocation: 10,
      qprice: 6,
      qhomeage: 4,
      qextstyle: 8,
      qintstyle: 7,
      qfloorplan: 9,
      qkitchen: 8,
      qflooring: 5,
      qparking: 2,
      qtour: 'yes',
      qcomments: `${note} ${id}`,
    },
  });
const four = [1, 2, 3, 4].map(home);

function share(parts: readonly SharedPart[], homes = four) {
  const ranked = new Map(rankHomes(homes, weights).map((rank) => [rank.id, rank]));
  const said = { by: 'Linda Moreno', at: 1_795_000_000_000, words: 'What do you think of the barn?' };
  return sharedHomes({
    ...said,
    parts: new Set(parts),
    weights,
    assumptions: defaultAssumptions,
    inCash: false,
    homes,
    ranked,
  });
}
const linkOf = async (parts: readonly SharedPart[]) => (await toFragment(JSON.stringify(share(parts)))) ?? '';
const packed = (json: unknown, version = 1) => `${version}.${deflateSync(JSON.stringify(json)).toString('base64url')}`;

describe('a shared link', () => {
  it('gives back what was shared, and stays under 4 kB for four homes with everything', async () => {
    const link = await linkOf(sharedParts);
    expect(link.length).toBeLessThan(3_900);
    const read = await readFragment(link);
    expect(read).toMatchObject({
      by: 'Linda Moreno',
      words: 'What do you think of the barn?',
      parts: ['scores', 'cost', 'notes', 'questions'],
      weights,
      placed: 4,
      cost: { assumptions: defaultAssumptions, inCash: false },
    });
    if (typeof read === 'string') throw new Error(read);
    expect(read.homes.map(({ address }) => address)).toEqual(four.map(({ address }) => address));
    expect(read.homes[0]).toMatchObject({ price: 619_919, tax: 318, hoa: null, question: { comments: `${note} 1` } });
    expect(sharedRank(read.homes[0]!, read.weights)).toMatchObject({
      place: 1,
      tied: true,
      score: { scored: 10, of: 12 },
    });
  });

  it('may come from a version that did not say how many homes are ranked', async () => {
    expect(await readFragment(packed({ ...share(sharedParts), placed: undefined }))).toMatchObject({
      weights,
      placed: null,
    });
  });

  it('holds nothing that was not chosen', async () => {
    const read = await readFragment(await linkOf([]));
    if (typeof read === 'string') throw new Error(read);
    expect(read).toMatchObject({ parts: [], weights: null, cost: null });
    const { question, place, tied } = read.homes[0]!;
    expect(Object.values(question.scores).every((score) => score === null)).toBe(true);
    expect([question.comments, question.tour, place, tied]).toEqual([null, false, null, false]);
    for (const parts of [[], sharedParts])
      expect(JSON.stringify(share(parts))).not.toMatch(/secret|home-\d|"qtour"|replies/);
  });

  it('is read without the punctuation that followed it in a text', async () => {
    const link = await linkOf(['scores']);
    for (const end of ['.', ')', '>,', '%3E', '。', '?utm_source=mail'])
      expect(await readFragment(link + end)).toMatchObject({ by: 'Linda Moreno' });
  });

  it('refuses what is too long instead of cutting it', async () => {
    const random = Array.from({ length: 9_000 }, (_, at) => Math.trunc(Math.abs(Math.sin(at)) * 36 ** 4).toString(36));
    expect(await toFragment(JSON.stringify({ ...share(['notes']), words: random.join('') }))).toBeNull();
    expect(await toFragment(JSON.stringify({ ...share(['notes']), words: 'a'.repeat(70_000) }))).toBeNull();
  });
});

describe('a fragment that is not a whole link', () => {
  it('is damaged when it was cut or a character changed', async () => {
    const link = await linkOf(sharedParts);
    for (let at = 0; at < link.length; at += 13) {
      expect(await readFragment(link.slice(0, at)), `cut at ${at}`).toBe('damaged');
      const other = link[at] === 'A' ? 'B' : 'A';
      const changed = await readFragment(link.slice(0, at) + other + link.slice(at + 1));
      expect(changed, `changed at ${at}`).toBe('damaged');
    }
  });

  it('is newer when a newer version made it, whatever its content', async () => {
    for (const text of ['', 'abc', '~%§ another alphabet', 'A'.repeat(9_000)])
      expect(await readFragment(`2.${text}`)).toBe('newer');
    expect(await readFragment(packed(share([]), 17))).toBe('newer');
  });

  it.each([
    ['nothing', ''],
    ['a heading', 'top'],
    ['broken escapes', '%E0%A4%A'],
    ['markup', '1.<script>alert(1)</script>'],
    ['version 0', packed({}, 0)],
    ['no JSON', `1.${deflateSync('{').toString('base64url')}`],
    ['no homes', packed({ ...share([]), homes: [] })],
    ['five homes', packed({ ...share([]), homes: [1, 2, 3, 4, 5].map(() => ({})) })],
    ['a date beyond all dates', packed({ ...share([]), at: 9e15 })],
    ['a bomb', `1.${deflateSync(Buffer.alloc(5_000_000)).toString('base64url')}`],
    ['more than a link', `1.${'A'.repeat(9_000)}`],
  ])('is damaged when it holds %s', async (_, fragment) => {
    expect(await readFragment(fragment)).toBe('damaged');
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.base64String()), async (text) => {
        const isShared = (read: unknown) => typeof read === 'string';
        expect(isShared(await readFragment(text))).toBe(true);
        expect(isShared(await readFragment(packed(text)))).toBe(true);
      }),
    );
  });
});

it('takes nothing that names a prototype', async () => {
  const text = JSON.stringify({ ...share(['scores']), homes: [{ hostile: 1 }] });
  const hostile = text.replace('"hostile":1', '"__proto__":{"price":1},"constructor":{"prototype":{"price":1}}');
  const read = await readFragment(`1.${deflateSync(hostile).toString('base64url')}`);
  if (typeof read === 'string') throw new Error(read);
  expect(read.homes[0]?.price).toBeNull();
  expect(Object.keys(read.homes[0] ?? {})).not.toContain('constructor');
  expect({}).not.toHaveProperty('price');
});

it('reads hostile leaves as none: no script in a link, no number from a text', async () => {
  const homes = [
    {
      address: { a: 1 },
      price: 'many',
      sqft: 0,
      photo: 'javascript:alert(1)',
      link: 'data:text/html,x',
      place: -1,
      tied: 'x',
    },
  ];
  const read = await readFragment(packed({ ...share(['scores']), homes, weights: { location: 99 } }));
  if (typeof read === 'string') throw new Error(read);
  expect(read.weights).toBeNull();
  expect(read.homes[0]).toMatchObject({
    address: null,
    price: null,
    sqft: null,
    photo: null,
    link: null,
    place: null,
    tied: false,
  });
});
