import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useStoreProfile } from '#src/api/use-store-profile.ts';
import type { ProfileDraftStore, WizardValues } from '#src/device/profile-draft.ts';
import { session } from '#src/device/session.ts';
import { type BuyerProfile, profileFields } from '#src/domain/buyer-profile.ts';
import { firstOpenStep, openFields, stepSearch } from '#src/domain/profile-steps.ts';
import { mostNamed, useFormat } from '#src/i18n/format.ts';
import { useDescribeFailure } from '#src/i18n/use-describe-failure.ts';
import { hideToast, showToast } from '#src/ui/toast.ts';
import { useIsMounted } from '#src/ui/use-is-mounted.ts';
import classes from './wizard.module.css';

/**
 * Stores the profile, goes to its overview whatever the outcome, and says what was stored and what was left out. If the buyer has left the
 * wizard meanwhile, it goes nowhere; if they have signed out, it says nothing either.
 */
export function useSubmitProfile(draft: ProfileDraftStore) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const router = useRouter();
  const describe = useDescribeFailure();
  const store = useStoreProfile();
  const isMounted = useIsMounted();
  const { userId } = useSignedIn();
  const isHere = () => session.get().userId === userId;

  const leftOut = (profile: BuyerProfile, clearedPhone: string): string => {
    if (clearedPhone) return t('leftOut.phone', { text: clearedPhone });
    const open = openFields(profile);
    if (open.length > mostNamed) return t('leftOut.many', { count: open.length });
    return t('leftOut.few', { fields: format.list(open.map((name) => t(`fields.${name}`))) });
  };

  const sayStored = (profile: BuyerProfile, clearedPhone: string) => {
    const step = firstOpenStep(profile);
    if (!step) return showToast({ message: t('stored') });
    return showToast({
      message: (
        <>
          {t('stored')}
          <span className={classes['leftOut']}>{leftOut(profile, clearedPhone)}</span>
        </>
      ),
      action: {
        label: t('edit'),
        run: () => void router.navigate({ to: '/app/profile/create', search: stepSearch(step) }),
      },
    });
  };

  const submit = async ({ clearedPhone, ...values }: WizardValues) => {
    const profile = Object.fromEntries(
      profileFields.map((name) => [name, values[name].trim() || null]),
    ) as BuyerProfile;
    const sent = draft.get() ?? {};
    try {
      await store.mutateAsync(profile);
    } catch (failure) {
      if (!isHere()) return;
      if (isMounted()) await router.navigate({ to: '/app/profile' });
      // The offline toast says that changes are sent later by themselves. A profile is not.
      await hideToast('offline');
      return showToast({ kind: 'failed', message: t('notStored', { reason: describe(failure) }) });
    }
    // A phone number that was left out can still be put back and corrected.
    await draft.replace(sent, clearedPhone && isHere() ? { clearedPhone } : {});
    if (!isHere()) return;
    // Elsewhere the overview, or a later visit to the wizard, may show the draft as it was.
    await (isMounted() ? router.navigate({ to: '/app/profile' }) : router.invalidate());
    return sayStored(profile, clearedPhone);
  };
  return { submit, isSending: store.isPending };
}
