import { useTranslation } from 'react-i18next';
import { changePassword } from '#src/api/change-account.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { FormNote } from '#src/ui/form-note.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { UsernameHint } from '#src/ui/username-hint.tsx';
import classes from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

export function PasswordForm({ email, onDone }: { email: string; onDone: () => Promise<void> }) {
  const { t } = useTranslation(['settings', 'auth']);
  const { queryClient } = useSignedIn();
  const { register, errors, pending, message, isUnclear, dismissMessage, onSubmit } = useSettingsForm({
    defaultValues: { current: '', password: '', confirmPassword: '' },
    save: async ({ current, password }) => {
      const said = await changePassword(queryClient, { email, password, current });
      return { message: said ?? t('password.done') };
    },
    onDone,
    resetsOnFailure: true,
  });
  const { current, password: next, confirmPassword: confirm } = errors;
  return (
    <form noValidate onSubmit={onSubmit} className={classes['form']}>
      {message !== null && (
        <FormNote message={message} onDismiss={dismissMessage}>
          {isUnclear && t('password.mayBeChanged')}
        </FormNote>
      )}
      <UsernameHint email={email} />
      <PasswordField
        {...register('current', { required: true })}
        label={t('password.current')}
        error={current && (current.message || t('errors.current'))}
        autoComplete="current-password"
      />
      <PasswordField
        {...register('password', { required: true, deps: 'confirmPassword' })}
        label={t('auth:fields.newPassword')}
        error={next && (next.message || t('auth:errors.newPassword'))}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmPassword', {
          required: true,
          validate: { same: (confirmed, { password }) => confirmed === password },
        })}
        label={t('auth:fields.confirmPassword')}
        error={
          confirm &&
          (confirm.message ||
            t(confirm.type === 'same' ? 'auth:errors.passwordsDiffer' : 'auth:errors.confirmPassword'))
        }
        autoComplete="new-password"
      />
      <div className={classes['submit']}>
        <SubmitButton pending={pending} pendingLabel={t('password.pending')}>
          {t('password.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
