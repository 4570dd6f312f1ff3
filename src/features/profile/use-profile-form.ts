import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOf, type ProfileDraftStore, valuesOf, type WizardValues } from '#src/device/profile-draft.ts';
import type { BuyerProfile } from '#src/domain/buyer-profile.ts';

/**
 * The wizard's form over all four steps. It starts with the stored profile and the draft over it, and keeps every change in the draft at
 * once. Messages are hints: they show when a field or a step is left, and block nothing.
 */
export function useProfileForm(profile: BuyerProfile | null, draft: ProfileDraftStore) {
  // As the form was filled in. What is as it was then is no change, although the profile is changed elsewhere meanwhile.
  const [filledIn] = useState(profile);
  const form = useForm<WizardValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { ...valuesOf(profile), ...draft.get() },
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void draft.keep(draftOf(values, filledIn)),
      }),
    [subscribe, draft, filledIn],
  );
  /** The stored profile with what was typed. */
  const read = (): WizardValues => ({ ...valuesOf(profile ?? filledIn), ...draftOf(form.getValues(), filledIn) });
  return { form, read };
}
