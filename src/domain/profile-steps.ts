import { type BuyerProfile, type ProfileField, profileFields } from './buyer-profile.ts';
import type { Records } from './wire.ts';

/** The wizard's four steps and what each asks. */
export const profileSteps = [
  ['phone', 'age', 'income', 'buyingExperience'],
  ['budgetMin', 'budgetMax', 'paymentPlan', 'propertyUse'],
  ['lookingFor', 'planToMove', 'reason', 'currentLiving'],
  ['impFactor', 'style', 'adults', 'children', 'pets'],
] as const satisfies readonly (readonly ProfileField[])[];

/** The steps as the address and the reader count them. */
export const stepNumbers = [1, 2, 3, 4] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** A step as the wizard's address has it: the first one is left out. */
export const stepSearch = (step: StepNumber) => (step === 1 ? {} : { step });

/** What a profile leaves open, in the order of the wizard. */
export const openFields = (profile: BuyerProfile | null): ProfileField[] =>
  profileFields.filter((name) => !profile?.[name]);

/** The first step that leaves something open, or null. */
export function firstOpenStep(profile: BuyerProfile | null): StepNumber | null {
  const [first] = openFields(profile);
  return stepNumbers.find((step) => profileSteps[step - 1]?.some((name) => name === first)) ?? null;
}

/**
 * The one truth of the buyer's profile: the first record of `GET buyerprofile/`, the profile's own call; while that has not answered, or
 * has none, what `auth/me/` carries. A record that says nothing at all counts as none, as there is nothing in it to show or to edit.
 */
export function currentProfile(
  stored: Pick<Records<BuyerProfile>, 'items'> | undefined,
  user: { buyerProfile: BuyerProfile | null } | undefined,
): BuyerProfile | null {
  const candidates = [stored?.items[0], user?.buyerProfile];
  return candidates.find((profile) => profile && openFields(profile).length < profileFields.length) ?? null;
}
