import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/toast.ts';
import { CodeForm } from './code-form.tsx';
import { loadAccount } from './load-account.ts';

interface Props {
  email: string;
  /** The person comes from a sign-in that was refused because the account is not confirmed. */
  unconfirmed: boolean;
  onConfirmed: () => Promise<void>;
}

export function AccountCode({ email, unconfirmed, onConfirmed }: Props) {
  const { t } = useTranslation('auth');
  const say = (outcome: 'confirmed' | 'alreadyConfirmed') => void showToast({ message: t(`account.${outcome}`) });
  return (
    <CodeForm
      title={t('account.title')}
      lead={t('account.lead')}
      info={unconfirmed ? t('account.unconfirmed') : undefined}
      email={email}
      onVerify={async (code) => {
        const { verifyAccount } = await loadAccount();
        say(await verifyAccount(code));
        return onConfirmed;
      }}
      onResend={async () => {
        const { resendAccountCode } = await loadAccount();
        const outcome = await resendAccountCode(email);
        if (outcome === 'sent') return undefined;
        say(outcome);
        return onConfirmed;
      }}
    />
  );
}
