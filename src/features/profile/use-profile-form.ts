import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { draftOf, type ProfileDraftStore } from '#src/device/profile-draft.ts';
import { type BuyerProfile, type ProfileField, profileFields } from '#src/domain/buyer-profile.ts';
import { profileSteps, type StepNumber } from '#src/domain/profile-steps.ts';

export type ProfileValues = Record<ProfileField, string>;

/**
 * The wizard's form over all four steps. It starts with the profile and, over it, what was typed and not stored; whatever is typed goes
 * into the draft at once. Messages are hints: they come on blur and when a step is left, and stop nothing.
 */
export function useProfileForm(profile: BuyerProfile | null, draft: ProfileDraftStore) {
  const form = useForm<ProfileValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: Object.fromEntries(
      profileFields.map((name) => [name, draft.get()?.[name] ?? profile?.[name] ?? '']),
    ),
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void draft.keep(draftOf(values, profile)),
      }),
    [subscribe, draft, profile],
  );
  return {
    form,
    /** Says what the step leaves open; the phone's own rule has spoken on blur. */
    settle: (step: StepNumber) => form.trigger(profileSteps[step - 1]?.filter((name) => name !== 'phone')),
  };
}
