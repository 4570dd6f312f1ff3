import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { emailPattern } from '#src/domain/email.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useNativeForm } from '#src/ui/use-native-form.ts';
import classes from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { loadAccount } from './load-account.ts';

interface Props {
  onCodeSent: () => Promise<void>;
}

/** Asks for the address that a code for a new password goes to. */
export function ForgotForm({ onCodeSent }: Props) {
  const { t } = useTranslation('auth');
  const { form, field, pending, message, dismissMessage } = useNativeForm({
    schema: z.object({ email: z.string().check(z.regex(emailPattern, t('errors.email'))) }),
    submit: async ({ email }) => {
      const { requestReset } = await loadAccount();
      await requestReset(email);
      await onCodeSent();
    },
    explain: useFormFailure(),
    resetsOnFailure: true,
  });
  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      failure={message}
      onDismiss={dismissMessage}
      foot={
        <Link to="/signin" search className="link">
          {t('backToSignIn')}
        </Link>
      }
    >
      <form {...form} className={classes['form']}>
        <TextField
          {...field('email')}
          required
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton fullWidth pending={pending} pendingLabel={t('forgot.pending')}>
          {t('forgot.submit')}
        </SubmitButton>
      </form>
    </AuthPage>
  );
}
