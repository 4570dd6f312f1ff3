import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useDescribeFailure } from '#src/i18n/use-describe-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useForm } from '#src/ui/use-form.ts';
import classes from './auth-form.module.css';

interface Props {
  /** The server ended the last session, and the person should know why they are here. */
  ended: boolean;
  onSignedIn: () => Promise<void>;
}

export function SignInForm({ ended, onSignedIn }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const describeFailure = useDescribeFailure();
  const schema = z.object({
    email: z.email(t('auth:errors.email')),
    password: z.string().check(z.minLength(1, t('auth:errors.password'))),
  });
  const { form, field, pending, message, dismissMessage } = useForm(schema, async (values) => {
    try {
      // Fetched with the first submit: the form is there sooner without it.
      const { signIn } = await import('#src/api/account.ts');
      await signIn(values);
    } catch (error) {
      return { message: describeFailure(error) };
    }
    await onSignedIn();
  });
  return (
    <>
      <h1 tabIndex={-1}>{t('auth:signIn.title')}</h1>
      <p className={classes['lead']}>{t('auth:signIn.lead')}</p>
      <div className={classes['notes']}>
        {message ? (
          <Note kind="danger" announced onDismiss={dismissMessage} dismissLabel={t('common:actions.close')}>
            {message}
          </Note>
        ) : (
          ended && (
            <Note kind="info" announced>
              {t('auth:signIn.ended')}
            </Note>
          )
        )}
      </div>
      <form {...form} className={classes['form']}>
        <TextField
          {...field('email')}
          label={t('auth:fields.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={t('auth:fields.password')}
          showLabel={t('auth:fields.showPassword')}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={pending}
          aria-label={pending ? t('auth:signIn.pending') : undefined}
        >
          {t('auth:signIn.submit')}
        </Button>
      </form>
    </>
  );
}
