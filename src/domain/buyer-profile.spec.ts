// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buyerProfileSchema, profileChoices, profileFields, wireProfileField } from './buyer-profile.ts';

describe('the profile', () => {
  it('reads what is there and has none for the rest', () => {
    const profile = buyerProfileSchema.parse({ age: '35-44', budgetMin: 250000, budgetMax: ' 400k ', pets: '' });
    expect(profile).toMatchObject({ age: '35-44', budgetMin: '250000', budgetMax: '400k', pets: null, phone: null });
    expect(Object.keys(profile)).toEqual([...profileFields]);
  });

  it('reads the children under either name, the own name of the wire first', () => {
    expect(buyerProfileSchema.parse({ childern: '2' }).children).toBe('2');
    expect(buyerProfileSchema.parse({ children: '2' }).children).toBe('2');
    expect(buyerProfileSchema.parse({ childern: '1', children: '2' }).children).toBe('1');
  });

  it('sends the children as childern and every other field under its name', () => {
    expect(profileFields.map(wireProfileField).join(' ')).toBe(
      'phone age income buyingExperience budgetMin budgetMax paymentPlan propertyUse lookingFor planToMove reason ' +
        'currentLiving impFactor style adults childern pets',
    );
  });

  it.each([null, 'text', 3])('%j is none', (wire) => {
    expect(buyerProfileSchema.safeParse(wire).success).toBe(false);
  });

  it('offers what the specification lists', () => {
    expect(profileChoices.age.join('|')).toBe('18-24|25-34|35-44|45-54|55-64|65 or more');
    expect(profileChoices.income.join('|')).toBe(
      '$0-$40,000|$40,000-$80,000|$80,000-$150,000|$150,000-$300,000|$300,000+',
    );
    expect(profileChoices.lookingFor).toEqual(profileChoices.planToMove);
    expect(profileChoices.reason).toHaveLength(5);
    expect(profileChoices.currentLiving.join('|')).toBe('Local [In-Town]|In-State|Out of State|Out of Country');
    expect(profileChoices.pets.join('|')).toBe('None|Cats|Dogs|Other');
  });
});
