import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { loadAccount } from './load-account.ts';

interface Props {
  email: string;
  /** The person comes from a sign-in that was refused because the account is not confirmed. */
  unconfirmed: boolean;
  onConfirmed: () => Promise<void>;
}

/** Confirms a new account with the mailed code. */
export function AccountCode({ email, unconfirmed, onConfirmed }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const goOn = async (outcome: 'confirmed' | 'alreadyConfirmed') => {
    void showToast({ message: t(`auth:account.${outcome}`), closeLabel: t('common:actions.close') });
    await onConfirmed();
  };
  return (
    <CodeForm
      title={t('auth:account.title')}
      lead={t('auth:account.lead')}
      info={unconfirmed ? t('auth:account.unconfirmed') : undefined}
      email={email}
      onVerify={async (code) => {
        const { verifyAccount } = await loadAccount();
        await goOn(await verifyAccount(code));
      }}
      onResend={async () => {
        const { resendAccountCode } = await loadAccount();
        const outcome = await resendAccountCode(email);
        if (outcome === 'sent') return true;
        await goOn(outcome);
        return false;
      }}
    />
  );
}
