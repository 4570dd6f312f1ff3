import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Toasts } from '#src/ui/toasts.tsx';
import classes from './app-frame.module.css';
import { useWriteNotices } from './use-write-notices.ts';
import { AppHeader } from './app-header.tsx';
import { Sidebar } from './sidebar.tsx';

interface Props {
  children: ReactNode;
  onSignOut: () => void;
}

/** The frame of the signed-in area: navigation, header, page. */
export function AppFrame({ children, onSignOut }: Props) {
  const { t } = useTranslation('shell');
  useWriteNotices();
  const [open, drawer] = useDisclosure();
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const visited = useRef(path);
  useEffect(() => {
    // A screen that has taken the focus somewhere itself, to the row that one comes back to, keeps it.
    if (visited.current && visited.current !== path && !main.current?.contains(document.activeElement))
      main.current?.querySelector('h1')?.focus({ preventScroll: true });
    visited.current = path;
  }, [path]);
  return (
    <div className={classes['frame']}>
      <a className={classes['skip']} href="#content">
        {t('skip')}
      </a>
      <Sidebar open={open} onClose={drawer.close} onSignOut={onSignOut} />
      <div className={classes['page']}>
        <AppHeader onOpenMenu={drawer.open} menuOpen={open} onSignOut={onSignOut} />
        <main ref={main} id="content" tabIndex={-1} className={classes['main']}>
          {children}
        </main>
      </div>
      <Toasts />
    </div>
  );
}
