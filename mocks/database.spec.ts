// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import { mailOf, markMailRead } from './mailbox.ts';
import { day, specServer, start } from './spec-client.ts';
import { memoryStorage } from './storage/memory-storage.ts';

const now = () => start;

describe('what is stored', () => {
  it('outlives the server, and a call without changes writes nothing', async () => {
    const storage = memoryStorage();
    const first = specServer(storage);
    const token = await first.signIn('many');
    await first.ask('setPropStatus', { token, id: 'buyer-many-7', body: { propStatus: 'disliked' } });
    const next = specServer(storage);
    const homes = await next.homes(token);
    expect(homes).toHaveLength(10_000);
    expect(homes.find(({ id }) => id === 'buyer-many-7')?.propStatus).toBe('disliked');
    expect(JSON.stringify(await storage.read()).length).toBeLessThan(1_500);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'junk'],
    ['another version', { version: 2 }],
    ['a part of it', { version: 1, seededAt: start, accounts: {} }],
  ])('starts over from %s', async (_, document) => {
    const database = createDatabase({ storage: memoryStorage(document), now });
    expect(await database.transact(({ state }) => state)).toMatchObject({ version: 1, seededAt: start, tokens: {} });
  });

  it('dates the seed once, so that the homes grow older', async () => {
    const { signIn, homes, later } = specServer();
    const token = await signIn();
    const before = await homes(token);
    later(3 * day);
    expect(await homes(token)).toEqual(before);
  });
});

describe('a transaction', () => {
  it('is dropped when it throws', async () => {
    const database = createDatabase({ storage: memoryStorage(), now });
    const failing = database.transact(({ state }) => {
      state.tokens['t'] = 'buyer-main';
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.transact(({ state }) => state.tokens)).not.toHaveProperty('t');
  });

  it('sees the changes of the one before, however many start at once', async () => {
    const database = createDatabase({ storage: memoryStorage(), now });
    const add = () =>
      database.transact(({ state }) => {
        state.shared['buyer-main'] = [...(state.shared['buyer-main'] ?? []), now()];
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await database.transact(({ state }) => state.shared['buyer-main'])).toHaveLength(20);
  });
});

it('resets to the seed, dated now', async () => {
  const { ask, signIn, homes, database, later } = specServer();
  const token = await signIn();
  await ask('deleteProperty', { token, id: 'home-4187203' });
  later(day);
  await database.reset();
  expect((await ask('me', { token })).http).toBe(401);
  const homeAgain = (await homes(await signIn())).find(({ id }) => id === 'home-4187203');
  expect(homeAgain?.updatedAt).toBe(Date.parse('2026-11-22T10:00:00.000Z'));
});

describe('the mailbox', () => {
  it('has the newest mail first, for one address or for all', async () => {
    const { ask, database } = specServer();
    await ask('changeOtp', { body: { email: 'linda.moreno@example.com' } });
    await ask('resendVerifyOtp', { body: { email: 'noah.price@example.com' } });
    const subjects = (mails: Awaited<ReturnType<typeof mailOf>>) => mails.map(({ to, purpose }) => [to, purpose]);
    expect(subjects(await mailOf(database))).toEqual([
      ['noah.price@example.com', 'confirm'],
      ['linda.moreno@example.com', 'reset'],
      ['noah.price@example.com', 'confirm'],
    ]);
    expect(subjects(await mailOf(database, 'LINDA.moreno@example.com'))).toEqual([
      ['linda.moreno@example.com', 'reset'],
    ]);
  });

  it('stores which mails were read', async () => {
    const { ask, database } = specServer();
    await ask('changeOtp', { body: { email: 'linda.moreno@example.com' } });
    expect((await mailOf(database)).map(({ read }) => read)).toEqual([false, true]);
    await markMailRead(database);
    expect((await mailOf(database)).map(({ read }) => read)).toEqual([true, true]);
  });

  it('keeps the last 40 mails', async () => {
    const { ask, database } = specServer();
    for (let count = 0; count < 45; count += 1) await ask('changeOtp', { body: { email: 'linda.moreno@example.com' } });
    expect(await mailOf(database)).toHaveLength(40);
  });
});
