import { useTranslation } from 'react-i18next';
import { CodeForm } from './code-form.tsx';
import { loadAccount } from './load-account.ts';

export function ResetCode({ email, onVerified }: { email: string; onVerified: () => Promise<void> }) {
  const { t } = useTranslation('auth');
  return (
    <CodeForm
      title={t('resetCode.title')}
      lead={t('resetCode.lead')}
      email={email}
      onVerify={async (code) => {
        const { verifyReset } = await loadAccount();
        await verifyReset(code);
        return onVerified;
      }}
      onResend={async () => {
        const { resendResetCode } = await loadAccount();
        await resendResetCode(email);
        return undefined;
      }}
    />
  );
}
