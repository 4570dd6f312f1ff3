import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { emailPattern } from '#src/domain/email.ts';
import { plainCode } from '#src/domain/one-time-code.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useNativeForm } from '#src/ui/use-native-form.ts';
import classes from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';
import { ResendCode } from './resend-code.tsx';

interface Props {
  title: string;
  lead: string;
  info?: string;
  email: string;
  onVerify: (code: { email: string; otp: string }) => Promise<() => Promise<void>>;
  /** Resolves once a new code was sent, or to what leads on where none is needed. */
  onResend: () => Promise<(() => Promise<void>) | undefined>;
}

export function CodeForm({ title, lead, info, email, onVerify, onResend }: Props) {
  const { t } = useTranslation('auth');
  const form = useNativeForm({
    schema: z
      .object({
        email: z.string(),
        otp: z.string().check(z.overwrite(plainCode), z.minLength(1, t('errors.otp'))),
      })
      // A check of the whole form, because a message beside the hidden field would not be seen.
      .check(z.refine(({ email }) => emailPattern.test(email), t('errors.email'))),
    submit: onVerify,
    explain: useFormFailure(),
    resetsOnFailure: true,
  });
  const resend = async () => {
    const leadOn = await onResend();
    if (leadOn && form.props.ref.current) await leadOn();
    return !leadOn;
  };
  return (
    <AuthPage
      title={title}
      lead={
        <>
          {lead}
          <span className={classes['address']}>
            <bdi className="ltr">{email}</bdi>
          </span>
        </>
      }
      info={info}
      form={form}
    >
      <input type="hidden" name="email" value={email} />
      {/* One field, so that phones offer the code and a paste of any length fits. */}
      <TextField
        {...form.field('otp')}
        required
        label={t('fields.otp')}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classes['code']}
      />
      <SubmitButton fullWidth pending={form.pending} pendingLabel={t('code.pending')}>
        {t('code.submit')}
      </SubmitButton>
      <ResendCode email={email} onResend={resend} onFailure={form.fail} />
    </AuthPage>
  );
}
