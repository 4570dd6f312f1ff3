import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hidePlainToast, showPlainToast } from '#src/ui/toast.tsx';

/** In milliseconds; what is read from the server gives up earlier or says so itself. */
const longest = 20_000;

/** Says that a screen does not load: a transfer that never ends raises no error. */
export function useLongWait(): void {
  const { t } = useTranslation('common');
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  useEffect(() => {
    if (!isPending) return undefined;
    const action = { label: t('actions.tryAgain'), run: () => location.reload() };
    const toast = { kind: 'failed', message: t('failure.timeout'), action } as const;
    const timer = setTimeout(() => showPlainToast(toast), longest);
    return () => {
      clearTimeout(timer);
      hidePlainToast(toast);
    };
  }, [isPending, t]);
}
