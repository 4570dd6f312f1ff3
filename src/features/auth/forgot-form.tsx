import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { emailSchema } from '#src/domain/email.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { EmailField } from '#src/ui/email-field.tsx';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { useNativeForm } from '#src/ui/use-native-form.ts';
import { AuthPage } from './auth-page.tsx';
import { loadAccount } from './load-account.ts';

interface Props {
  /** The address that was typed at the sign-in. */
  email: string | undefined;
  onCodeSent: () => Promise<void>;
}

export function ForgotForm({ email, onCodeSent }: Props) {
  const { t } = useTranslation('auth');
  const form = useNativeForm({
    schema: z.object({ email: emailSchema(t('errors.email')) }),
    submit: async (typed) => {
      const { requestReset } = await loadAccount();
      await requestReset(typed.email);
      return onCodeSent;
    },
    explain: useFormFailure(),
    resetsOnFailure: true,
  });
  return (
    <AuthPage title={t('forgot.title')} lead={t('forgot.lead')} form={form}>
      <EmailField
        {...form.field('email')}
        required
        label={t('fields.email')}
        autoComplete="username"
        defaultValue={email}
      />
      <SubmitButton fullWidth pending={form.pending} pendingLabel={t('forgot.pending')}>
        {t('forgot.submit')}
      </SubmitButton>
    </AuthPage>
  );
}
