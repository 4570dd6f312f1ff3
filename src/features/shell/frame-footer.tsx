import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Corner } from '#src/ui/corner.tsx';
import classes from './frame-footer.module.css';
import ground from './ground.module.css';
import { SyncLine } from './sync-line.tsx';

/** The line under the page from 992 px up; without a sidebar it also has what the foot of the sidebar would have. */
export function FrameFooter({ withSidebar }: { withSidebar: boolean }) {
  const { t } = useTranslation('common');
  // Hidden while a page loads, which would move it.
  const coming = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <footer className={`${classes['footer']} ${ground['footer']}`} data-coming={coming || undefined}>
      <div className={classes['inner']}>
        <p>{t('product')}</p>
        {!withSidebar && <Corner />}
        {!withSidebar && <SyncLine />}
      </div>
    </footer>
  );
}
