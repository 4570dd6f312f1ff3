import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { emailSchema } from '#src/domain/email.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { EmailField } from '#src/ui/email-field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { useNativeForm } from '#src/ui/use-native-form.ts';
import classes from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { loadAccount } from './load-account.ts';

interface Props {
  ended: boolean;
  /** Known after an account was confirmed or a new password was set. */
  email: string | undefined;
  onSignedIn: () => Promise<void>;
  onNotConfirmed: () => Promise<void>;
}

export function SignInForm({ ended, email, onSignedIn, onNotConfirmed }: Props) {
  const { t } = useTranslation('auth');
  const form = useNativeForm({
    schema: z.object({
      email: emailSchema(t('errors.email')),
      password: z.string().check(z.minLength(1, t('errors.password'))),
    }),
    submit: async (values) => {
      const { signIn } = await loadAccount();
      if ((await signIn(values)) === 'notConfirmed') return onNotConfirmed;
      // The session has begun: go on even if the person has left the form.
      await onSignedIn();
      return undefined;
    },
    explain: useFormFailure(),
  });
  const typedEmail = () => {
    const typed = form.props.ref.current && new FormData(form.props.ref.current).get('email');
    return typeof typed === 'string' ? { email: typed } : {};
  };
  return (
    <AuthPage
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      info={ended ? t('signIn.ended') : undefined}
      form={form}
      foot={{ question: t('signIn.newHere'), to: '/signup', link: t('signIn.signUp') }}
    >
      <EmailField
        {...form.field('email')}
        required
        label={t('fields.email')}
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField
        {...form.field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
        aside={
          <Link to="/forgetPassword" search state={typedEmail} className={`link ${classes['beside']}`}>
            {t('signIn.forgot')}
          </Link>
        }
      />
      <SubmitButton fullWidth pending={form.pending} pendingLabel={t('signIn.pending')}>
        {t('signIn.submit')}
      </SubmitButton>
    </AuthPage>
  );
}
