import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#src/ui/note.tsx';
import classes from './long-wait.module.css';

/** In milliseconds; what is read from the server gives up earlier or says so itself. */
const longest = 20_000;

/** Says that a screen does not load: a transfer that never ends raises no error. */
export function LongWait() {
  const { t } = useTranslation('common');
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLong(true), longest);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);
  if (!isLong) return null;
  return (
    <div className={classes['wait']}>
      <Note kind="caution" announced>
        {t('failure.timeout')}{' '}
        <button type="button" onClick={() => location.reload()}>
          {t('actions.tryAgain')}
        </button>
      </Note>
    </div>
  );
}
