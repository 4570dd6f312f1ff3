import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './frame-footer.module.css';
import ground from './ground.module.css';
import { SyncLine } from './sync-line.tsx';

/** The line under the page from 992 px up; where no sidebar does, it says whether everything is saved. */
export function FrameFooter({ withSync }: { withSync: boolean }) {
  const { t } = useTranslation('common');
  // A page that is still coming would push it about.
  const coming = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <footer className={`${classes['footer']} ${ground['footer']}`} data-coming={coming || undefined}>
      <div className={classes['inner']}>
        <p>{t('product')}</p>
        {withSync && <SyncLine />}
      </div>
    </footer>
  );
}
