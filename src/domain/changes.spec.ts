// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSeen, changesSince, updateSnapshots, type Snapshot, snapshotsSchema, seenNow } from './changes.ts';
import { type Home, homeSchema, isNew } from './home.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => noon - milliseconds;

const me = 'buyer-1';
const home = (fields: object): Home =>
  homeSchema.parse({ _id: 'h1', price: 500_000, mStatus: 'Active', createdAt: ago(90 * hour), ...fields });
const reply = (from: string, text: string, hours: number) => ({ from, reply: text, time: ago(hours * hour) });
const changes = (before: Snapshot, homes: readonly Home[], readUntil?: number) =>
  changesSince(before, homes, me, new Map(readUntil === undefined ? [] : [['h1', readUntil]]));
const seen = (...homes: Home[]) => ({ at: noon - hour, homes: seenNow(homes, me) });

describe('changes since a snapshot', () => {
  it('finds none where nothing changed', () => {
    expect(changes(seen(home({})), [home({})])).toEqual([]);
  });

  it('finds a new home, even one that was shared long ago but never seen here', () => {
    expect(changes(seen(home({})), [home({}), home({ _id: 'h2' })])).toEqual([
      { homeId: 'h2', kind: 'new', changedAt: ago(90 * hour) },
    ]);
  });

  it('finds a changed price and status, each with its old and new value', () => {
    const now = home({ price: 480_000, mStatus: 'Pending', updatedAt: ago(hour) });
    expect(changes(seen(home({})), [now])).toEqual([
      { homeId: 'h1', kind: 'price', from: 500_000, to: 480_000, changedAt: ago(hour) },
      { homeId: 'h1', kind: 'status', from: 'Active', to: 'Pending', changedAt: ago(hour) },
    ]);
  });

  it('takes a value that is missing, before or now, for no change', () => {
    const bare = home({ price: null, mStatus: '' });
    expect(changes(seen(bare), [home({})])).toEqual([]);
    expect(changes(seen(home({})), [bare])).toEqual([]);
  });

  it('counts the replies of the agent that are not read, the newest of them, and never the buyer’s own', () => {
    const before = home({ replies: [reply('agent', 'Hello', 9)] });
    const now = home({
      replies: [reply('agent', 'Hello', 9), reply('agent', 'Sunday?', 2), reply('agent', 'At 10', 1)],
    });
    const found = (count: number) => [{ homeId: 'h1', kind: 'reply', to: 'At 10', count, changedAt: ago(hour) }];
    expect(changes(seen(before), [now])).toEqual(found(2));
    expect(changes(seen(before), [now], ago(2 * hour)), 'one is read').toEqual(found(1));
    expect(changes(seen(before), [now], ago(hour)), 'both are read').toEqual([]);
    const answered = { ...now, replies: [...now.replies, { from: me, reply: 'Yes', time: noon }] };
    expect(changes(seen(before), [answered]), 'an answer counts as reading').toEqual([]);
    expect(changes(seen(now), [now]), 'unread since an earlier visit').toEqual([]);
  });

  it('says of an archived home only that there is a reply', () => {
    const now = home({ propStatus: 'hidden', price: 1, replies: [reply('agent', 'Still interested?', 1)] });
    expect(changes(seen(home({})), [now]).map(({ kind }) => kind)).toEqual(['reply']);
  });

  it('goes by the dates where only the time of the visit is known', () => {
    const before = { at: noon - 24 * hour, homes: null };
    const old = home({ replies: [reply('agent', 'Old', 30), reply('agent', 'Fresh', 3)] });
    const fresh = home({ _id: 'h2', createdAt: ago(5 * hour) });
    const undated = home({ _id: 'h3', createdAt: null });
    expect(changes(before, [old, fresh, undated])).toEqual([
      { homeId: 'h1', kind: 'reply', to: 'Fresh', count: 1, changedAt: ago(3 * hour) },
      { homeId: 'h2', kind: 'new', changedAt: ago(5 * hour) },
    ]);
  });

  it('puts the newest first, those without a date last', () => {
    const times = fc.array(fc.option(fc.integer({ min: 1, max: 900 })));
    fc.assert(
      fc.property(times, (hours) => {
        const homes = hours.map((h, i) => home({ _id: `h${i}`, createdAt: h === null ? null : ago(h * hour) }));
        const dates = changes(seen(), homes).map(({ changedAt }) => changedAt ?? 0);
        expect(dates).toHaveLength(homes.length);
        expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('the snapshot that a visit is compared with', () => {
  const known = (_id: string) => home({ _id, propStatus: 'liked' });
  const [first, second] = [[known('h1')], [{ ...known('h1'), price: 1 }]];
  const [firstSeen, secondSeen] = [seenNow(first, me), seenNow(second, me)];
  const at = (now: number, lastVisitAt: number | null = null) => ({ userId: me, now, lastVisitAt });

  it('is the day before on a device that has seen nothing, or the last visit’s time where that is known', () => {
    const unseen = { homes: null, first: firstSeen };
    expect(updateSnapshots(null, first, at(noon)).before).toEqual({ at: noon - 24 * hour, ...unseen });
    expect(updateSnapshots(null, first, at(noon, noon - hour)).before).toEqual({ at: noon - hour, ...unseen });
  });

  it('tells on such a device what changes in the course of the first visit', () => {
    const shared = [home({ createdAt: ago(25 * hour) }), home({ _id: 'h2', createdAt: ago(3 * hour) })];
    const start = updateSnapshots(null, shared, at(noon));
    const cheaper = [home({ createdAt: ago(25 * hour), price: 480_000 }), ...shared.slice(1)];
    const { before } = updateSnapshots(start, cheaper, at(noon + minute));
    expect(changes(before, [...cheaper, home({ _id: 'h3' })]).map(({ homeId, kind }) => [homeId, kind])).toEqual([
      ['h2', 'new'],
      ['h3', 'new'],
      ['h1', 'price'],
    ]);
  });

  it('lets a new buyer’s device find new what the listing calls new', () => {
    const shared = [home({ createdAt: ago(25 * hour) }), home({ _id: 'h2', createdAt: ago(3 * hour) })];
    const { before } = updateSnapshots(null, shared, at(noon));
    const found = changes(before, shared).map(({ homeId }) => homeId);
    expect(found).toEqual(shared.filter((one) => isNew(one, noon)).map(({ id }) => id));
    expect(found).toEqual(['h2']);
  });

  it('stays as it is for as long as the visit lasts', () => {
    const snapshots = { before: { at: 0, homes: firstSeen }, latest: { at: noon - minute, homes: firstSeen } };
    const start = updateSnapshots(snapshots, second, at(noon));
    const later = updateSnapshots(start, first, at(noon + 29 * minute));
    expect(start.before).toEqual({ at: 0, homes: firstSeen });
    expect(later.before).toEqual(start.before);
    expect(later.latest).toEqual({ at: noon + 29 * minute, homes: firstSeen });
  });

  it('is the end of the last visit once a later one starts', () => {
    const snapshots = { before: { at: 0, homes: null }, latest: { at: noon, homes: firstSeen } };
    expect(updateSnapshots(snapshots, second, at(noon + 31 * minute))).toEqual({
      before: { at: noon, homes: firstSeen },
      latest: { at: noon + 31 * minute, homes: secondSeen },
    });
  });

  it('is now once everything is marked as seen', () => {
    const snapshots = allSeen(second, at(noon));
    expect(changes(snapshots.before, second)).toEqual([]);
    expect(updateSnapshots(snapshots, second, at(noon + minute)).before).toEqual(snapshots.before);
  });

  it('survives being stored, and garbage reads as none', () => {
    const snapshots = allSeen([home({}), home({ _id: 'constructor', mStatus: null })], at(noon));
    expect(snapshotsSchema.parse(structuredClone(snapshots))).toEqual(snapshots);
    expect(snapshotsSchema.safeParse({ before: 1 }).success).toBe(false);
  });
});
