// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buyerProfileSchema, profileChoices } from '#src/domain/buyer-profile.ts';
import { newestReply } from '#src/domain/conversation.ts';
import { daysOnMarket, isListed, isNew, type Home, homeSchema } from '#src/domain/home.ts';
import { criteria, isUnscored } from '#src/domain/question.ts';
import { wireList } from '#src/domain/wire.ts';
import { type PersonaKey, personas } from '#mocks/personas.ts';
import { start } from '#mocks/spec-client.ts';
import { seedAccounts } from './accounts.ts';
import { ruleHomes } from './rule-homes.ts';
import { seedHomes } from './seed-homes.ts';

const photos = new URL('../photos/', import.meta.url);
const homesSchema = wireList(homeSchema);

function accountOf(key: PersonaKey) {
  const account = seedAccounts(start).find(({ email }) => email === personas[key].email);
  if (!account) throw new Error(key);
  return account;
}
const homesOf = (key: PersonaKey) => homesSchema.parse(seedHomes(accountOf(key)));
const count = (homes: readonly Home[], what: (home: Home) => boolean) => homes.filter(what).length;

describe.each(Object.keys(personas) as PersonaKey[])('the homes of the buyer %s', (key) => {
  const raw = seedHomes(accountOf(key));
  // Homes made by rule are alike, so the first thousand are enough.
  const { items, skipped } = homesSchema.parse(raw.slice(0, 1_000));

  it('have the promised number, and only the hostile record without an id is unreadable', () => {
    const promised = { main: 27, noHomes: 0, unconfirmed: 6, hostile: 15, many: 10_000, most: 50_000, talk: 4 };
    expect(raw).toHaveLength(key in promised ? promised[key as keyof typeof promised] : 8);
    expect(skipped).toBe(key === 'hostile' ? 1 : 0);
  });

  it('have unique ids', () => {
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are the same each time', () => {
    seedHomes(accountOf('noHomes'));
    const again = seedHomes(accountOf(key));
    expect(again === raw).toBe(false);
    expect(again.slice(0, 1_000)).toEqual(raw.slice(0, 1_000));
  });
});

it('a new buyer has neither marked nor scored the shared homes', () => {
  for (const { propStatus, question, replies } of homesOf('unconfirmed').items)
    expect([propStatus, isUnscored(question), question.tour, replies]).toEqual([null, true, false, []]);
});

describe('the main buyer', () => {
  const { items } = homesOf('main');
  const listed = items.filter(isListed);

  it('has 24 homes and 3 archived ones, 7 liked, 4 disliked, one new, 6 tours, 12 within budget', () => {
    expect(listed).toHaveLength(24);
    expect(count(items, ({ propStatus }) => propStatus === 'hidden')).toBe(3);
    expect(count(items, ({ propStatus }) => propStatus === 'liked')).toBe(7);
    expect(count(items, ({ propStatus }) => propStatus === 'disliked')).toBe(4);
    expect(count(items, (home) => isNew(home, start))).toBe(1);
    expect(count(items, ({ question }) => question.tour)).toBe(6);
    expect(count(listed, ({ price }) => price !== null && price >= 450_000 && price <= 620_000)).toBe(12);
    expect(new Set(items.map(({ marketStatus }) => marketStatus))).toEqual(
      new Set(['Active', 'Under contract', 'Pending', 'Sold']),
    );
  });

  it('has the home of the pictures with all its facts', () => {
    const juniper = items.find(({ mls }) => mls === '4187203');
    expect(juniper).toMatchObject({
      id: 'home-4187203',
      address: '418 Juniper Lane, Asheville, NC 28801',
      photo: '/photos/418-juniper-lane.svg',
      link: 'https://homes.example.com/listing/4187203',
      price: 612_000,
      beds: 4,
      baths: 2.5,
      sqft: 2_340,
      acres: 0.31,
      built: 1998,
      parking: '2-car garage',
      tax: 318,
      stories: 2,
      hoa: null,
      schoolDistrict: 'Asheville City',
      providers: ['Blue Ridge Realty Group', 'Carolina Regional MLS'],
      updatedAt: Date.parse('2026-11-21T10:00:00Z'),
    });
    expect(daysOnMarket(juniper!, start)).toBe(12);
    expect(criteria.map((name) => juniper!.question.scores[name])).toEqual([9, 10, 6, 4, 8, 7, 9, 8, 5, null, null, 2]);
  });

  it('has 7 conversations, with no message before its home was shared or after it last changed', () => {
    const talks = items.filter(({ replies }) => replies.length > 0);
    expect(talks.map(({ mls, replies }) => [mls, replies.length])).toEqual([
      ['4187203', 5],
      ['4183316', 6],
      ['4179950', 11],
      ['4185502', 4],
      ['4186278', 5],
      ['4180663', 3],
      ['4178814', 2],
    ]);
    for (const { replies, sharedAt, updatedAt } of talks) {
      const times = replies.map(({ time }) => time);
      const instants = [sharedAt, ...times, updatedAt].map(Number);
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
      expect(new Set(replies.map(({ from }) => from))).toEqual(new Set(['buyer-main', 'agent-ana']));
    }
    expect(newestReply(talks[0]!)).toMatchObject({ from: 'agent-ana', time: Date.parse('2026-11-21T10:00:00Z') });
  });

  it('has a drawing of its own for each home', () => {
    const names = items.map(({ photo }) => photo?.replace('/photos/', ''));
    expect(new Set(names).size).toBe(27);
    expect(readdirSync(photos)).toEqual(expect.arrayContaining(names));
  });

  it('has only profile values that the wizard offers', () => {
    const profile = buyerProfileSchema.parse(accountOf('main').profile);
    for (const [name, choices] of Object.entries(profileChoices))
      expect(choices).toContain(profile[name as keyof typeof profileChoices]);
    expect(Object.values(profile)).not.toContain(null);
  });
});

it('the homes made by rule have existing drawings', () => {
  const names = new Set(
    ruleHomes({ prefix: 'any', count: 500, since: start }).map(({ garage }) => garage?.replace('/photos/', '')),
  );
  expect(readdirSync(photos)).toEqual(expect.arrayContaining([...names]));
});

it('the long conversation has 2,000 messages', () => {
  expect(homesOf('talk').items[0]?.replies).toHaveLength(2_000);
});

describe('the hostile homes', () => {
  const { items } = homesOf('hostile');
  const home = (id: number) => items.find((one) => one.id === `hostile-${id}`);

  it('are parsed with http and https links only', () => {
    const addresses = items.flatMap(({ link, photo }) => [link, photo]).filter((address) => address !== null);
    expect(addresses.filter((address) => !/^(?:https:\/\/|\/photos\/)/.test(address))).toEqual([]);
    expect(addresses).not.toEqual([]);
    expect(home(2)).toMatchObject({ link: null, photo: null });
  });

  it('are parsed with numbers that were text, and with null for invalid ones', () => {
    expect(home(4)).toMatchObject({ sqft: 2_150, price: 1_234_500, beds: 4, baths: 2.5 });
    expect(home(4)?.question.scores).toMatchObject({ overall: 9, price: 0, location: 10, kitchen: null, lot: null });
    expect(home(5)).toMatchObject({ sqft: null, price: null, beds: null, hoa: null, tax: null });
    expect(home(7)).toMatchObject({ address: null, photo: null, price: null, replies: [], providers: [] });
  });

  it('include one whose id is called `id`', () => {
    expect(home(8)?.address).toBe('Called id and not _id');
  });
});

describe.each(readdirSync(photos))('the drawing %s', (name) => {
  const text = readFileSync(new URL(name, photos), 'utf8');

  it('has no script, no style and nothing from elsewhere', () => {
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
    const rest = text.replace('http://www.w3.org/2000/svg', '');
    expect(rest).not.toMatch(/script|style|class=|href|https?:|<image/i);
  });

  it('is small', () => {
    expect(text.length).toBeLessThan(10_000);
  });
});

it('no two drawings share an id', () => {
  const ids = readdirSync(photos).flatMap((name) =>
    Array.from(readFileSync(new URL(name, photos), 'utf8').matchAll(/ id="([^"]+)"/g), ([, id]) => id),
  );
  expect(ids).toHaveLength(54);
  expect(new Set(ids).size).toBe(54);
});
