import { type BuyerProfile, type ProfileField, profileFields, profileSteps } from './buyer-profile.ts';
import type { Records } from './wire.ts';

/** The steps as the address and the screen number them. */
export const stepNumbers = [1, 2, 3, 4] as const;
export type StepNumber = (typeof stepNumbers)[number];

/** Where the answers are submitted. */
export const lastStep: StepNumber = 4;

/** The search parameters of a step; the address leaves the first one out. */
export const stepSearch = (step: StepNumber) => (step === 1 ? {} : { step });

export const openFields = (profile: Partial<BuyerProfile>): ProfileField[] =>
  profileFields.filter((name) => !profile[name]);

export function firstOpenStep(profile: Partial<BuyerProfile>): StepNumber | null {
  const [first] = openFields(profile);
  return stepNumbers.find((step) => profileSteps[step - 1]?.some((name) => name === first)) ?? null;
}

/** The last step with an answer that is in the draft: where the buyer was, as far as that is known. */
export const lastStepIn = (draft: object): StepNumber =>
  stepNumbers.findLast((step) => profileSteps[step - 1]?.some((name) => name in draft)) ?? 1;

const saysSomething = (profile: BuyerProfile) => openFields(profile).length < profileFields.length;

/**
 * The profile that counts: the first record of `GET buyerprofile/` that says something, else the one that `auth/me/` carries. Null if
 * there is none; undefined if that is not known, as the profile's own call has not been answered and the user carries none.
 */
export function currentProfile(
  stored: Pick<Records<BuyerProfile>, 'items'> | undefined,
  user: { buyerProfile: BuyerProfile | null } | undefined,
): BuyerProfile | null | undefined {
  const candidates = [...(stored?.items ?? []), user?.buyerProfile ?? null];
  return candidates.find((profile) => profile && saysSomething(profile)) ?? (stored && null);
}
