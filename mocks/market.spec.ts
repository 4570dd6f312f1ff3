// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applyMarketEvent, marketEventSchema } from './market.ts';
import { personas } from './personas.ts';
import { day, second, specServer, start } from './spec-client.ts';

const minute = 60 * second;
const juniper = 'home-4187203';

async function signedIn() {
  const server = specServer();
  const token = await server.signIn();
  const happen = (event: unknown) =>
    server.database.transact((transaction) => applyMarketEvent(transaction, marketEventSchema.parse(event)));
  const home = async (id: string) => (await server.homes(token)).find((one) => one.id === id);
  return { ...server, token, happen, home };
}

describe('by hand', () => {
  it('changes a price and a status, and the date of the listing', async () => {
    const { happen, home, later } = await signedIn();
    later(minute);
    await happen({ kind: 'price', home: juniper, price: 599_000 });
    await happen({ kind: 'status', home: juniper, status: 'Pending' });
    expect(await home(juniper)).toMatchObject({
      price: 599_000,
      marketStatus: 'Pending',
      updatedAt: start + minute,
      propStatus: 'liked',
    });
  });

  it('lets the agent write, and share another home that can be marked like any other', async () => {
    const { happen, home, ask, token } = await signedIn();
    await happen({ kind: 'message', home: juniper, text: 'The seller said yes.' });
    expect((await home(juniper))?.replies.at(-1)).toEqual({
      from: 'agent-ana',
      reply: 'The seller said yes.',
      time: start,
    });
    const id = await happen({ kind: 'share' });
    expect(await home(id)).toMatchObject({ sharedAt: start, propStatus: null, marketStatus: 'Active' });
    await ask('setPropStatus', { token, id, body: { propStatus: 'liked' } });
    expect((await home(id))?.propStatus).toBe('liked');
    expect(await happen({ kind: 'share' })).not.toBe(id);
  });

  it('lets the agent take a home back', async () => {
    const { happen, home } = await signedIn();
    await happen({ kind: 'withdraw', home: juniper });
    expect(await home(juniper)).toBeUndefined();
  });

  it.each([
    ['nobody', { kind: 'share', buyer: 'nobody@example.com' }],
    ['no home of the buyer', { kind: 'price', home: 'buyer-many-1', price: 1 }],
    ['no agent', { kind: 'message', buyer: personas.noAgent.email, home: 'buyer-noAgent-0', text: 'Hi' }],
  ])('refuses what is about %s', async (_, event) => {
    await expect((await signedIn()).happen(event)).rejects.toThrow('not found');
  });
});

describe('by itself', () => {
  async function watched(readings: number) {
    const { conditions, homes, token, later } = await signedIn();
    conditions.set({ market: 'moving' });
    for (let count = 0; count < readings; count += 1) {
      await homes(token);
      later(5 * minute);
    }
    return homes(token);
  }

  it('cuts prices, changes statuses and shares homes, the same ones every time', async () => {
    const before = await watched(0);
    const after = await watched(40);
    const old = new Map(before.map((home) => [home.id, home]));
    const cuts = after.filter((home) => (home.price ?? 0) < (old.get(home.id)?.price ?? 0));
    const moved = after.filter((home) => old.has(home.id) && home.marketStatus !== old.get(home.id)?.marketStatus);
    expect(after.length - before.length).toBe(5);
    expect(cuts.length).toBeGreaterThan(3);
    expect(moved.length).toBeGreaterThan(1);
    expect(await watched(40)).toEqual(after);
  });

  it('makes few moves at once after a long absence', async () => {
    const { conditions, homes, token, later } = await signedIn();
    conditions.set({ market: 'moving' });
    await homes(token);
    later(30 * day);
    const changed = (await homes(token)).filter(({ updatedAt }) => (updatedAt ?? 0) > start);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(3);
  });

  it('stands still unless it is asked to move', async () => {
    const { homes, token, later } = await signedIn();
    const before = await homes(token);
    later(day);
    expect(await homes(token)).toEqual(before);
  });
});
