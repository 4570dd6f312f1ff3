import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { draftOf, type ProfileDraftStore, valuesOf, type WizardValues } from '#src/device/profile-draft.ts';
import type { BuyerProfile } from '#src/domain/buyer-profile.ts';

/**
 * The wizard's form over all four steps. It starts with the profile, with the kept draft over it, and every change goes into the draft at
 * once. Messages are hints: they come when a field or a step is left, and stop nothing.
 */
export function useProfileForm(profile: BuyerProfile | null, draft: ProfileDraftStore) {
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
        callback: ({ values }) => void draft.keep(draftOf(values, profile)),
      }),
    [subscribe, draft, profile],
  );
  return form;
}
