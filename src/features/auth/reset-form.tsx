import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { mayBeDone } from '#src/api/may-be-done.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useNativeForm } from '#src/ui/use-native-form.ts';
import { UsernameHint } from '#src/ui/username-hint.tsx';
import { AuthPage } from './auth-page.tsx';
import { loadAccount } from './load-account.ts';

export function ResetForm({ email, onReset }: { email: string; onReset: () => Promise<void> }) {
  const { t } = useTranslation('auth');
  const explain = useFormFailure();
  // Whether the server may have set the new password, now or at an earlier try.
  const [isUnclear, setIsUnclear] = useState(false);
  const form = useNativeForm({
    schema: z
      .object({
        email: z.string(),
        password: z.string().check(z.minLength(1, t('errors.newPassword'))),
        confirmPassword: z.string().check(z.minLength(1, t('errors.confirmPassword'))),
      })
      .check(
        z.refine(({ password, confirmPassword }) => password === confirmPassword, {
          error: t('errors.passwordsDiffer'),
          path: ['confirmPassword'],
        }),
      ),
    submit: async (passwords) => {
      const { resetPassword } = await loadAccount();
      try {
        await resetPassword(passwords);
      } catch (failure) {
        if (mayBeDone(failure)) setIsUnclear(true);
        throw failure;
      }
      void showToast({ message: t('reset.done') });
      return onReset;
    },
    explain: (failure) => {
      const faults = explain(failure);
      return isUnclear ? { ...faults, message: `${faults.message} ${t('reset.mayBeSet')}` } : faults;
    },
    resetsOnFailure: true,
  });
  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')} form={form}>
      <UsernameHint email={email} />
      <PasswordField {...form.field('password')} label={t('fields.newPassword')} autoComplete="new-password" />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
      <SubmitButton fullWidth pending={form.pending} pendingLabel={t('reset.pending')}>
        {t('reset.submit')}
      </SubmitButton>
    </AuthPage>
  );
}
