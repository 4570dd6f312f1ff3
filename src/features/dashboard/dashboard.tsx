import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive, Heart, type LucideIcon, Pencil, ThumbsDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '#src/api/user.ts';
import { useHomes } from '#src/api/writes.ts';
import { byNewest, isListed, type PropStatus } from '#src/domain/property.ts';
import { agentState, fullName } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { State } from '#src/ui/state.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './dashboard.module.css';
import { HomeCard } from './home-card.tsx';

type Tab = 'liked' | 'disliked' | 'archived';

const tabs: readonly {
  tab: Tab;
  status: PropStatus;
  icon: LucideIcon;
  empty: 'emptyLiked' | 'emptyDisliked' | 'emptyArchived';
}[] = [
  { tab: 'liked', status: 'liked', icon: Heart, empty: 'emptyLiked' },
  { tab: 'disliked', status: 'disliked', icon: ThumbsDown, empty: 'emptyDisliked' },
  { tab: 'archived', status: 'hidden', icon: Archive, empty: 'emptyArchived' },
];

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

export function Dashboard({ tab: current }: { tab: Tab }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const now = useNow();
  const { data: me } = useSuspenseQuery(meQuery);
  const homes = useHomes();
  const listed = homes.items.filter(isListed).length;
  const shown = tabs.find(({ tab }) => tab === current) ?? tabs[0];
  const recent = homes.items.filter(({ propStatus }) => propStatus === shown?.status).toSorted(byNewest);
  const state = agentState(me);
  return (
    <>
      <PageHead
        title={t(`dashboard:greeting.${partOfDay(new Date(now).getHours())}`, {
          name: me.firstName ?? t('dashboard:anonymous'),
        })}
      />
      {homes.unread > 0 && <Note kind="info">{t('common:unread', { count: homes.unread })}</Note>}
      <div className={classes['cards']}>
        <Card
          title={t('dashboard:properties.title')}
          action={
            <Link to="/app/listing" className="link">
              {t('dashboard:properties.viewAll')}
            </Link>
          }
        >
          <p>
            <b className={classes['big']}>{format.number(listed)}</b>{' '}
            {t('dashboard:properties.shared', { count: listed })}
          </p>
        </Card>
        <Card
          title={t('dashboard:agent.title')}
          action={
            <Link to="/app/settings" aria-label={t('dashboard:agent.edit')}>
              <Pencil size={20} aria-hidden />
            </Link>
          }
        >
          <Link to="/app/settings" className={classes['agent']}>
            {state === 'linked' && me.agent && (fullName(me.agent) ?? me.agent.email ?? me.agentEmail)}
            {state === 'awaited' && t('dashboard:agent.awaited')}
            {state === 'none' && t('dashboard:agent.add')}
          </Link>
        </Card>
      </div>
      <section>
        <div className={classes['head']}>
          <h2>{t('dashboard:recent.title')}</h2>
          <Link to="/app/listing" className="link">
            {t('dashboard:recent.browse')}
          </Link>
        </div>
        <nav className={classes['tabs']} aria-label={t('dashboard:recent.title')}>
          {tabs.map(({ tab, status }) => (
            <Link
              key={tab}
              to="/app/dashboard"
              search={tab === 'liked' ? {} : { tab }}
              resetScroll={false}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`dashboard:recent.${tab}`)}{' '}
              <span className={classes['count']}>
                {format.number(homes.items.filter((home) => home.propStatus === status).length)}
              </span>
            </Link>
          ))}
        </nav>
        {recent.length === 0 && shown ? (
          <State
            level={3}
            icon={shown.icon}
            title={t('common:noData')}
            text={t(`dashboard:recent.${shown.empty}`)}
            action={
              <Button component={Link} to="/app/listing" variant="light">
                {t('dashboard:recent.browse')}
              </Button>
            }
          />
        ) : (
          <ul className={classes['homes']}>
            {recent.map((home) => (
              <li key={home.id}>
                <HomeCard home={home} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
