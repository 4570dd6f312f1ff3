import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { buyerProfileSchema } from '../domain/buyer-profile.ts';
import { personStore } from './person-store.ts';
import { draftOf, openProfileDraft, valuesOf } from './profile-draft.ts';
import { full } from './spec-database.ts';

const blank = valuesOf(null);

afterEach(() => {
  vi.restoreAllMocks();
});

it('is what differs from the profile, an emptied field too', () => {
  const profile = buyerProfileSchema.parse({ pets: 'Cats', age: '25-34' });
  expect(draftOf({ ...blank, pets: 'Cats', age: '', reason: 'Upsizing' }, profile)).toEqual({
    age: '',
    reason: 'Upsizing',
  });
  expect(draftOf({ ...blank, pets: 'Cats', age: '25-34' }, profile)).toEqual({});
  expect(draftOf({ ...blank, clearedPhone: '555' }, null)).toEqual({ clearedPhone: '555' });
});

it('outlives the page, for this person alone', async () => {
  const draft = await openProfileDraft('buyer-1');
  await draft.keep({ phone: '828', adults: '' });
  expect((await openProfileDraft('buyer-1')).get()).toEqual({ phone: '828', adults: '' });
  expect((await openProfileDraft('buyer-2')).get()).toBeNull();
});

it('is gone once there is nothing left in it', async () => {
  const draft = await openProfileDraft('buyer-1');
  await draft.keep({});
  expect(draft.get()).toBeNull();
  expect(await personStore.read('buyer-1', 'draft/profile')).toBeUndefined();
});

it('forgets what was sent, and keeps what was left out of it and what was typed since', async () => {
  const draft = await openProfileDraft('buyer-1');
  await draft.keep({ pets: 'Dogs', adults: '2' });
  const later = await openProfileDraft('buyer-1');
  await later.keep({ pets: 'Dogs', adults: '3', reason: 'Upsizing' });
  await draft.replace({ pets: 'Dogs', adults: '2' }, { clearedPhone: '555' });
  expect((await openProfileDraft('buyer-1')).get()).toEqual({ adults: '3', reason: 'Upsizing', clearedPhone: '555' });
});

it('brings back what was discarded, and keeps what was typed since', async () => {
  const draft = await openProfileDraft('buyer-5');
  await (await openProfileDraft('buyer-5')).keep({ adults: '3' });
  await draft.replace({}, { pets: 'Dogs', adults: '2' });
  expect((await openProfileDraft('buyer-5')).get()).toEqual({ pets: 'Dogs', adults: '3' });
});

it('forgets what was sent where the device has no room for the draft, and keeps what was typed since', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const draft = await openProfileDraft('buyer-3');
  await draft.keep({ pets: 'Dogs', adults: '2' });
  await draft.replace({ pets: 'Dogs' }, {});
  expect((await openProfileDraft('buyer-3')).get()).toEqual({ adults: '2' });
  await draft.replace({ adults: '2' }, {});
  expect((await openProfileDraft('buyer-3')).get()).toBeNull();
  expect(localStorage.getItem('unstored_drafts')).toBeNull();
});

it('keeps what is typed while it forgets what was sent', async () => {
  const draft = await openProfileDraft('buyer-4');
  await draft.keep({ pets: 'Dogs' });
  const dropped = draft.replace({ pets: 'Dogs' }, {});
  await draft.keep({ pets: 'Cats' });
  await dropped;
  expect((await openProfileDraft('buyer-4')).get()).toEqual({ pets: 'Cats' });
});

it('leaves out what it cannot read', async () => {
  await personStore.write('buyer-1', 'draft/profile', { phone: 7, shoe: '42', pets: 'Dogs' });
  expect((await openProfileDraft('buyer-1')).get()).toEqual({ pets: 'Dogs' });
  await personStore.write('buyer-1', 'draft/profile', 'junk');
  expect((await openProfileDraft('buyer-1')).get()).toBeNull();
});
