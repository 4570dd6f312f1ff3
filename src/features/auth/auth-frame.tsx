import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './auth-frame.module.css';
import dusk from './dusk.svg';

/** The frame of the anonymous screens: the form at the start, a house at dusk beside it where there is room. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <div className={classes['frame']}>
      <div className={classes['side']}>
        <header className={classes['head']}>
          <span className={classes['mark']}>
            <House size={24} aria-hidden />
            {t('common:product')}
          </span>
          <nav className={classes['links']}>
            <Link to="/signin">{t('auth:header.login')}</Link>
          </nav>
        </header>
        <main className={classes['form']}>{children}</main>
      </div>
      <figure className={classes['picture']}>
        <img src={dusk} alt="" loading="lazy" decoding="async" />
        <figcaption>{t('auth:caption')}</figcaption>
      </figure>
    </div>
  );
}
