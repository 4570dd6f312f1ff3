import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/toast.tsx';

/** Says that the connection went while the portal is open, and what becomes of what is done without it. */
export function useOfflineNotice(): void {
  const { t } = useTranslation(['shell', 'common']);
  useEffect(() => {
    const tell = () =>
      void showToast({ kind: 'failed', message: t('shell:offline'), closeLabel: t('common:actions.close') });
    addEventListener('offline', tell);
    return () => removeEventListener('offline', tell);
  }, [t]);
}
