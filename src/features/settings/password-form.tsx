import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { changePassword } from '#src/api/account.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useForm } from '#src/ui/use-form.ts';
import { FormNote } from './form-note.tsx';
import classes from './settings.module.css';

interface Props {
  /** Whose password it is. */
  email: string;
  onDone: () => Promise<void>;
}

export function PasswordForm({ email, onDone }: Props) {
  const { t } = useTranslation(['settings', 'common']);
  const { form, field, pending, message, dismissMessage } = useForm({
    schema: z
      .object({
        email: z.string(),
        current: z.string().check(z.minLength(1, t('settings:errors.current'))),
        password: z.string().check(z.minLength(1, t('settings:errors.next'))),
        confirmPassword: z.string().check(z.minLength(1, t('settings:errors.confirm'))),
      })
      .check(
        z.refine(({ password, confirmPassword }) => password === confirmPassword, {
          error: t('settings:errors.differ'),
          path: ['confirmPassword'],
        }),
      ),
    submit: async ({ confirmPassword: _same, ...passwords }) => {
      const said = await changePassword(passwords);
      void showToast({ message: said ?? t('settings:password.done'), closeLabel: t('common:actions.close') });
      await onDone();
    },
    explain: useFormFailure(),
    resetsOnFailure: true,
  });
  const showLabel = t('settings:password.show');
  return (
    <form {...form} className={classes['form']}>
      <FormNote message={message} onDismiss={dismissMessage} />
      {/* Not seen by the person, but by the password manager, which saves the new password under this address. */}
      <input hidden type="email" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...field('current')}
        required
        label={t('settings:password.current')}
        showLabel={showLabel}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        required
        label={t('settings:password.next')}
        showLabel={showLabel}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        required
        label={t('settings:password.confirm')}
        showLabel={showLabel}
        autoComplete="new-password"
      />
      <div className={classes['submit']}>
        <SubmitButton pending={pending} pendingLabel={t('settings:password.pending')}>
          {t('settings:password.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
