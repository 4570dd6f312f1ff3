// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSeen, changesSince, looked, looksSchema, seenNow } from './changes.ts';
import { type Home, homeSchema } from './home.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => noon - milliseconds;

const me = 'buyer-1';
const home = (fields: object): Home =>
  homeSchema.parse({ _id: 'h1', price: 500_000, mStatus: 'Active', createdAt: ago(90 * hour), ...fields });
const reply = (from: string, text: string, hours: number) => ({ from, reply: text, time: ago(hours * hour) });
const seen = (...homes: Home[]) => ({ at: noon - hour, homes: seenNow(homes, me) });

describe('changes since a look', () => {
  it('finds none where nothing changed', () => {
    expect(changesSince(seen(home({})), [home({})], me)).toEqual([]);
  });

  it('finds a new home, even one that was shared long ago but never seen here', () => {
    expect(changesSince(seen(home({})), [home({}), home({ _id: 'h2' })], me)).toEqual([
      { homeId: 'h2', kind: 'new', at: ago(90 * hour) },
    ]);
  });

  it('finds a changed price and status, each with its old and new value', () => {
    const now = home({ price: 480_000, mStatus: 'Pending', updatedAt: ago(hour) });
    expect(changesSince(seen(home({})), [now], me)).toEqual([
      { homeId: 'h1', kind: 'price', from: 500_000, to: 480_000, at: ago(hour) },
      { homeId: 'h1', kind: 'status', from: 'Active', to: 'Pending', at: ago(hour) },
    ]);
  });

  it('takes a value that is missing, before or now, for no change', () => {
    const bare = home({ price: null, mStatus: '' });
    expect(changesSince(seen(bare), [home({})], me)).toEqual([]);
    expect(changesSince(seen(home({})), [bare], me)).toEqual([]);
  });

  it('counts the replies of the agent, the newest of them, and never the buyer’s own', () => {
    const before = home({ replies: [reply('agent', 'Hello', 9)] });
    const now = home({
      replies: [
        reply('agent', 'Hello', 9),
        reply('agent', 'Sunday?', 2),
        reply('agent', 'At 10', 1),
        reply(me, 'Yes', 0),
      ],
    });
    expect(changesSince(seen(before), [now], me)).toEqual([
      { homeId: 'h1', kind: 'reply', to: 'At 10', count: 2, at: ago(hour) },
    ]);
  });

  it('says of an archived home only that there is a reply', () => {
    const now = home({ propStatus: 'hidden', price: 1, replies: [reply('agent', 'Still interested?', 1)] });
    expect(changesSince(seen(home({})), [now], me).map(({ kind }) => kind)).toEqual(['reply']);
  });

  it('goes by the dates where only the time of the look is known', () => {
    const before = { at: noon - 24 * hour, homes: null };
    const old = home({ replies: [reply('agent', 'Old', 30), reply('agent', 'Fresh', 3)] });
    const fresh = home({ _id: 'h2', createdAt: ago(5 * hour) });
    const undated = home({ _id: 'h3', createdAt: null });
    expect(changesSince(before, [old, fresh, undated], me)).toEqual([
      { homeId: 'h1', kind: 'reply', to: 'Fresh', count: 1, at: ago(3 * hour) },
      { homeId: 'h2', kind: 'new', at: ago(5 * hour) },
    ]);
  });

  it('puts the newest first, those without a date last', () => {
    const times = fc.array(fc.option(fc.integer({ min: 1, max: 900 })));
    fc.assert(
      fc.property(times, (hours) => {
        const homes = hours.map((h, i) => home({ _id: `h${i}`, createdAt: h === null ? null : ago(h * hour) }));
        const dates = changesSince(seen(), homes, me).map(({ at }) => at ?? 0);
        expect(dates).toHaveLength(homes.length);
        expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('the look that a visit is compared with', () => {
  const first = seenNow([home({})], me);
  const second = seenNow([home({ price: 1 })], me);

  it('is the day before on a device that has seen nothing, or the last visit’s time where that is known', () => {
    expect(looked(null, first, noon).before).toEqual({ at: noon - 24 * hour, homes: null });
    expect(looked(null, first, noon, noon - hour).before).toEqual({ at: noon - hour, homes: null });
  });

  it('stays as it is for as long as the visit lasts', () => {
    const start = looked(
      { before: { at: 0, homes: first }, latest: { at: noon - minute, homes: first } },
      second,
      noon,
    );
    const later = looked(start, first, noon + 29 * minute);
    expect(start.before).toEqual({ at: 0, homes: first });
    expect(later.before).toEqual(start.before);
    expect(later.latest).toEqual({ at: noon + 29 * minute, homes: first });
  });

  it('is the end of the last visit once a later one starts', () => {
    const known = { before: { at: 0, homes: null }, latest: { at: noon, homes: first } };
    expect(looked(known, second, noon + 31 * minute)).toEqual({
      before: { at: noon, homes: first },
      latest: { at: noon + 31 * minute, homes: second },
    });
  });

  it('is now once everything is marked as seen', () => {
    const looks = allSeen(second, noon);
    expect(changesSince(looks.before, [home({ price: 1 })], me)).toEqual([]);
    expect(looked(looks, second, noon + minute).before).toEqual(looks.before);
  });

  it('survives being stored, and garbage reads as none', () => {
    const looks = allSeen(seenNow([home({}), home({ _id: 'constructor', mStatus: null })], me), noon);
    expect(looksSchema.parse(structuredClone(looks))).toEqual(looks);
    expect(looksSchema.safeParse({ before: 1 }).success).toBe(false);
  });
});
