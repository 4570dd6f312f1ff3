import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { emailSchema } from '#src/domain/email.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { EmailField } from '#src/ui/email-field.tsx';
import { Emphasized } from '#src/ui/emphasized.tsx';
import { newTab } from '#src/ui/new-tab.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useNativeForm } from '#src/ui/use-native-form.ts';
import classes from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { loadAccount } from './load-account.ts';
import { termsUrl } from './terms-url.ts';

export function SignUpForm({ onSignedUp }: { onSignedUp: () => Promise<void> }) {
  const { t } = useTranslation('auth');
  const form = useNativeForm({
    schema: z.object({
      firstName: z.string().check(z.trim(), z.minLength(1, t('errors.firstName'))),
      lastName: z.string().check(z.trim(), z.minLength(1, t('errors.lastName'))),
      agent: z.union([z.literal(''), emailSchema(t('errors.email'))]),
      email: emailSchema(t('errors.email')),
      password: z.string().check(z.minLength(1, t('errors.password'))),
      remember: z.literal('on', t('errors.terms')),
    }),
    submit: async ({ remember: _agreed, agent, ...person }) => {
      const { signUp } = await loadAccount();
      await signUp({ ...person, agent: agent || null });
      return onSignedUp;
    },
    explain: useFormFailure(),
  });
  return (
    <AuthPage
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      form={form}
      foot={{ question: t('signUp.haveAccount'), to: '/signin', link: t('signUp.signIn') }}
    >
      <div className={classes['names']}>
        <TextField {...form.field('firstName')} required label={t('fields.firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} required label={t('fields.lastName')} autoComplete="family-name" />
      </div>
      <EmailField {...form.field('agent')} label={t('fields.agent')} autoComplete="off" />
      <EmailField {...form.field('email')} required label={t('fields.email')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('fields.password')} autoComplete="new-password" />
      <CheckField
        {...form.field('remember')}
        required
        label={<Emphasized text={t('fields.terms')} part={(terms) => <Terms name={terms} />} />}
      />
      <SubmitButton fullWidth pending={form.pending} pendingLabel={t('signUp.pending')}>
        {t('signUp.submit')}
      </SubmitButton>
    </AuthPage>
  );
}

const never = () => () => {};

/** The name of the terms, as a link where they can be read. */
function Terms({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  // The build renders the form without the settings of an installation.
  const url = useSyncExternalStore(never, termsUrl, () => null);
  if (!url) return name;
  return (
    <a href={url} {...newTab} className="link">
      {name} <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
