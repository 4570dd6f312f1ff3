import { Link, useRouterState } from '@tanstack/react-router';
import { Globe, House } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Corner } from '#src/ui/corner.tsx';
import { LazyToasts } from '#src/ui/lazy-toasts.tsx';
import classes from './auth-frame.module.css';
import dusk from './dusk.svg';

interface Props {
  /** Renders the list of the languages, whose name is the label. */
  languages: (label: string) => ReactNode;
  children: ReactNode;
}

export function AuthFrame({ languages, children }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const visited = useRef(path);
  useEffect(() => {
    if (visited.current && visited.current !== path) main.current?.querySelector('h1')?.focus();
    visited.current = path;
  }, [path]);
  return (
    <div className={classes['frame']}>
      <div className={classes['side']}>
        <header className="ends wrap">
          <span className="row brand">
            <House size={24} />
            <span className="hidden-on-phones">{t('common:product')}</span>
          </span>
          <div className={classes['tools']}>
            <span className={classes['language']}>
              <Globe size={16} />
              {languages(t('common:language'))}
            </span>
            <nav className={classes['links']} aria-label={t('common:account')}>
              <Link to="/signin" search>
                {t('auth:header.login')}
              </Link>
              <Link to="/signup" search>
                {t('auth:header.signup')}
              </Link>
            </nav>
          </div>
        </header>
        <main ref={main} className={classes['form']}>
          {children}
        </main>
        <Corner />
      </div>
      <aside className={classes['picture']}>
        <img src={dusk} alt="" loading="lazy" decoding="async" />
        <p>{t('auth:caption')}</p>
      </aside>
      <LazyToasts />
    </div>
  );
}
