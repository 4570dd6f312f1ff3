// @vitest-environment node
import { expect, it } from 'vitest';
import { profileFields, wireProfileField } from '#src/domain/buyer-profile.ts';
import { specServer } from '#mocks/spec-client.ts';

const blank = Object.fromEntries(profileFields.map((name) => [wireProfileField(name), null]));

it('returns no profile until one was stored, and then that one', async () => {
  const { ask, signIn } = specServer();
  const token = await signIn('noProfile');
  expect((await ask('listProfiles', { token })).data.items).toEqual([]);
  const body = { ...blank, childern: '3', phone: '(828) 555-0199', budgetMax: 'about 500k' };
  expect((await ask('storeProfile', { token, body })).status).toBe(1);
  const profile = { children: '3', phone: '(828) 555-0199', budgetMax: 'about 500k', age: null };
  expect((await ask('listProfiles', { token })).data).toMatchObject({ items: [profile], skipped: 0 });
  expect((await ask('me', { token })).data.buyerProfile).toMatchObject(profile);
});

it('replaces the profile as a whole', async () => {
  const { ask, signIn } = specServer();
  const token = await signIn();
  await ask('storeProfile', { token, body: { ...blank, pets: 'Cats' } });
  expect((await ask('listProfiles', { token })).data.items).toMatchObject([{ pets: 'Cats', budgetMax: null }]);
});

it('refuses a profile without one of the fields', async () => {
  const { ask, signIn } = specServer();
  const { pets: _, ...rest } = blank;
  const answer = await ask('storeProfile', { token: await signIn(), body: rest });
  expect(answer).toMatchObject({ http: 400, faults: [{ param: 'pets', msg: 'pets must be specified.' }] });
});
