// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type BuyerProfile, buyerProfileSchema, profileFields } from './buyer-profile.ts';
import { currentProfile, firstOpenStep, lastStepIn } from './profile-steps.ts';

const profile = (fields: Partial<BuyerProfile>) => buyerProfileSchema.parse(fields);

it('leads to the first step that leaves something open', () => {
  const filled = profile(Object.fromEntries(profileFields.map((name) => [name, 'x'])));
  expect(firstOpenStep(filled)).toBeNull();
  expect(firstOpenStep({ ...filled, adults: null })).toBe(4);
  expect(firstOpenStep({ ...filled, adults: null, budgetMax: null })).toBe(2);
  expect(firstOpenStep({})).toBe(1);
});

it('leads back to the last step that was answered', () => {
  expect(lastStepIn({ pets: 'Cats', phone: '' })).toBe(4);
  expect(lastStepIn({ budgetMax: '500000' })).toBe(2);
  expect(lastStepIn({ clearedPhone: '12' })).toBe(1);
});

describe('the profile that counts', () => {
  const own = profile({ pets: 'Cats' });
  const carried = profile({ pets: 'Dogs' });

  it('is the first record of its own call that says something', () => {
    expect(currentProfile({ items: [own, carried] }, { buyerProfile: carried })).toBe(own);
    expect(currentProfile({ items: [profile({}), own] }, { buyerProfile: carried })).toBe(own);
  });

  it('is what the user carries where its own call has not answered or has none', () => {
    expect(currentProfile(undefined, { buyerProfile: carried })).toBe(carried);
    expect(currentProfile({ items: [] }, { buyerProfile: carried })).toBe(carried);
  });

  it('is none where neither has one, or a record says nothing', () => {
    expect(currentProfile({ items: [] }, { buyerProfile: null })).toBeNull();
    expect(currentProfile({ items: [profile({})] }, { buyerProfile: null })).toBeNull();
  });

  it('is not known while its own call has no answer and the user carries none', () => {
    expect(currentProfile(undefined, undefined)).toBeUndefined();
    expect(currentProfile(undefined, { buyerProfile: null })).toBeUndefined();
  });
});
