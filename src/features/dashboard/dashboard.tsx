import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { meQuery } from '#src/api/user.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { useTurnOf } from '#src/api/use-turns.ts';
import { fewestCompared, mostCompared } from '#src/domain/comparison.ts';
import { hourOfDay } from '#src/domain/dates.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { nextSteps } from '#src/domain/next-steps.ts';
import { Button } from '#src/ui/button.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './dashboard.module.css';
import { NextSteps } from './next-steps.tsx';
import { PropertiesCard } from './properties-card.tsx';
import { RecentHomes, type Tab } from './recent-homes.tsx';
import { summarise } from './summary.ts';

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

interface Props {
  tab: Tab;
  actions: HomeActions;
  /** What changed since the buyer last looked. */
  changes: ReactNode;
  /** The agent and the ways to reach them. */
  agent: ReactNode;
}

/** What a buyer sees first: what changed, what to do, and the homes that they marked. */
export function Dashboard({ tab, actions, changes, agent }: Props) {
  const { t } = useTranslation(['dashboard', 'common']);
  const part = partOfDay(hourOfDay(useNow()));
  const { data: me } = useSuspenseQuery(meQuery);
  const profile = useBuyerProfile();
  const homes = useHomes();
  const summary = useMemo(() => summarise(homes.items), [homes.items]);
  const turnOf = useTurnOf();
  const hasAgent = me.agent !== null;
  const steps = useMemo(
    () => nextSteps(homes.items, { id: me.id, profile, hasAgent, turnOf }),
    [homes.items, me.id, profile, hasAgent, turnOf],
  );
  const compared = summary.marked.liked.slice(0, mostCompared).map(({ id }) => id);
  const comparison = { compare: compared.join(',') };
  return (
    <>
      <PageHead
        title={me.firstName ? t(`dashboard:greeting.${part}`, { name: me.firstName }) : t(`dashboard:hello.${part}`)}
        actions={
          compared.length >= fewestCompared && (
            <Button
              renderRoot={(props) => <Link to="/app/listing" search={comparison} {...props} />}
              variant="default"
              leftSection={<GitCompareArrows size={20} aria-hidden />}
            >
              {t('dashboard:compare')}
            </Button>
          )
        }
      />
      {homes.skipped > 0 && (
        <div className={classes['note']}>
          <Note kind="info">{t('common:skipped', { count: homes.skipped })}</Note>
        </div>
      )}
      <div className={classes['overview']}>
        <CardBoundary>{changes}</CardBoundary>
        <CardBoundary>
          <NextSteps steps={steps} />
        </CardBoundary>
        <div className={classes['side']}>
          <CardBoundary>{agent}</CardBoundary>
          <CardBoundary>
            <PropertiesCard summary={summary} />
          </CardBoundary>
        </div>
      </div>
      <CardBoundary>
        <RecentHomes tab={tab} marked={summary.marked} actions={actions} />
      </CardBoundary>
    </>
  );
}
