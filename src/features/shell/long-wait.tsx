import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hidePlainToast, showPlainToast } from '#src/ui/toast.ts';

/** In milliseconds. A request may be retried for longer than `longest`, and a transfer that never ends raises no error. */
const long = 1_000;
const longest = 10_000;

/** Says to a screen reader that a screen loads, and later to everybody that it takes long. */
export function LongWait() {
  const { t } = useTranslation('common');
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const action = { label: t('actions.tryAgain'), run: () => location.reload() };
    const toast = { kind: 'failed', message: t('loadsSlowly'), action } as const;
    const timers = [setTimeout(() => setIsLong(true), long), setTimeout(() => showPlainToast(toast), longest)];
    return () => {
      timers.forEach(clearTimeout);
      setIsLong(false);
      hidePlainToast(toast);
    };
  }, [isPending, t]);
  return (
    <p role="status" className="visually-hidden">
      {isLong && t('loading')}
    </p>
  );
}
