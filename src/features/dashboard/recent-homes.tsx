import { useForceUpdate } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { Archive, Heart, ThumbsDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { State } from '#src/ui/state.tsx';
import tabStyles from '#src/ui/tabs.module.css';
import dashboard from './dashboard.module.css';
import { RecentHome } from './recent-home.tsx';
import classes from './recent-homes.module.css';
import type { Summary } from './summary.ts';

const tabs = [
  { tab: 'liked', mark: 'liked', icon: Heart, empty: 'emptyLiked' },
  { tab: 'disliked', mark: 'disliked', icon: ThumbsDown, empty: 'emptyDisliked' },
  { tab: 'archived', mark: 'hidden', icon: Archive, empty: 'emptyArchived' },
] as const;
export type Tab = (typeof tabs)[number]['tab'];

/** The dashboard shows the first few homes; the listing has the rest. */
const mostShown = 12;

interface Props {
  tab: Tab;
  hasHomes: boolean;
  marked: Summary['marked'];
  onLike: (home: Home, onUndone?: () => void) => void;
  verdict: (home: Home) => ReactNode;
  compareLiked: ReactNode;
}

export function RecentHomes({ tab: current, hasHomes, marked, onLike, verdict, compareLiked }: Props) {
  const { t } = useTranslation(['dashboard', 'common', 'home']);
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const { mark, icon, empty } = tabs.find(({ tab }) => tab === current) ?? tabs[0];
  const homes = marked[mark];
  const shown = homes.slice(0, mostShown);
  /** The home that an Undo brings back to its tab, until the focus has gone to it. */
  const returned = useRef<{ id: string; tab: Tab } | null>(null);
  const render = useForceUpdate();
  useEffect(() => {
    if (returned.current?.tab !== current) returned.current = null;
    const index = shown.findIndex(({ id }) => id === returned.current?.id);
    if (index < 0) return;
    list.current?.children[index]?.querySelector('button')?.focus();
    returned.current = null;
  });
  const like = (home: Home) => {
    onLike(home, () => {
      returned.current = { id: home.id, tab: current };
      render();
    });
    // The card leaves this tab, and the focus with it: from the end of the list the next stop is the toast's Undo.
    end.current?.focus({ preventScroll: true });
  };
  const browse = { to: '/app/listing', search: mark === 'hidden' ? ({ view: 'archived' } as const) : {} } as const;
  return (
    <section aria-labelledby="recent-homes">
      <div className={classes['head']}>
        <h2 id="recent-homes">{t('dashboard:recent.title')}</h2>
        <div className={`off-paper ${classes['ways']}`}>
          {hasHomes && (
            <Link {...browse} className="link">
              {t('dashboard:recent.browse')}
            </Link>
          )}
          {current === 'liked' && compareLiked}
        </div>
      </div>
      <nav className={`${tabStyles['tabs']} ${classes['tabs']}`} aria-labelledby="recent-homes">
        {tabs.map(({ tab, mark: counted }) => (
          <Link
            key={tab}
            to="/app/dashboard"
            search={tab === 'liked' ? {} : { tab }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(`dashboard:recent.${tab}`)}{' '}
            <span className={tabStyles['count']}>{format.number(marked[counted].length)}</span>
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <State
          level={3}
          icon={icon}
          title={t('common:noData')}
          text={t(`dashboard:recent.${hasHomes ? empty : 'noneShared'}`)}
        >
          {hasHomes && (
            <Button renderRoot={(props) => <Link to="/app/listing" {...props} />} variant="light">
              {t('dashboard:recent.browse')}
            </Button>
          )}
        </State>
      ) : (
        <ul ref={list} className={dashboard['recentHomes']}>
          {shown.map((home, index) => (
            <li key={home.id}>
              <CardBoundary>
                <RecentHome home={home} verdict={verdict(home)} eager={index < 3} onLike={like} />
              </CardBoundary>
            </li>
          ))}
        </ul>
      )}
      {homes.length > shown.length && (
        <p className={classes['more']}>
          {t('home:newestOf', { shown: format.number(shown.length), all: format.number(homes.length) })}{' '}
          <Link {...browse} className="link off-paper">
            {t('dashboard:recent.browse')}
          </Link>
        </p>
      )}
      <span ref={end} tabIndex={-1} />
    </section>
  );
}
