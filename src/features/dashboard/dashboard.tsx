import { Link } from '@tanstack/react-router';
import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#src/api/use-me.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { useRanking } from '#src/api/use-ranking.ts';
import type { ProfileDraft } from '#src/device/profile-draft.ts';
import { fewestCompared } from '#src/domain/limits.ts';
import { partOfDay } from '#src/domain/dates.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import type { Home } from '#src/domain/home.ts';
import { homesToCompare, topHomes } from '#src/domain/top-homes.ts';
import { Button } from '#src/ui/button.tsx';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { AfterPaint } from '#src/ui/after-paint.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './dashboard.module.css';
import { HomesCard } from './homes-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { RecentHomes, type Tab } from './recent-homes.tsx';
import { summarise } from './summary.ts';
import { TopThree } from './top-three.tsx';

interface Props {
  tab: Tab;
  draft: ProfileDraft | null;
  actions: HomeActions;
  verdict: (home: Home) => ReactNode;
  reason: (home: Home) => ReactNode;
  ranking: ReactNode;
  compareLiked: ReactNode;
  changes: ReactNode;
  agent: ReactNode;
}

export function Dashboard({ tab, draft, actions, verdict, reason, ranking, compareLiked, changes, agent }: Props) {
  const { t } = useTranslation(['dashboard', 'common', 'shell']);
  const part = partOfDay(useNow());
  const me = useMe();
  const homes = useHomes();
  const summary = useMemo(() => summarise(homes.items), [homes.items]);
  const like = (home: Home, onUndone?: () => void) =>
    actions.mark([home], home.propStatus === 'liked' ? null : 'liked', onUndone);
  const { ranked } = useRanking();
  const best = useMemo(() => topHomes(ranked), [ranked]);
  const compared = homesToCompare(best, summary.marked.liked);
  const compare = compared.length >= fewestCompared && (
    <Button
      renderRoot={(props) => <Link to="/app/listing" search={{ compare: compared.map(({ id }) => id) }} {...props} />}
      variant="default"
      leftSection={<GitCompareArrows size={20} />}
    >
      {t(best.top.length === 3 ? 'dashboard:compareThree' : 'shell:titles.compare')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={me.firstName ? t(`dashboard:greeting.${part}`, { name: me.firstName }) : t(`dashboard:hello.${part}`)}
        actions={<div className={classes['wide']}>{compare}</div>}
      />
      {homes.skipped > 0 && (
        <div className={classes['note']}>
          <Note kind="info">{t('common:skipped', { count: homes.skipped })}</Note>
        </div>
      )}
      <AfterPaint below="heading">
        {best.top.length > 0 && (
          <CardBoundary>
            <TopThree
              homes={best}
              onLike={like}
              verdict={(home) => (
                <>
                  {verdict(home)}
                  {reason(home)}
                </>
              )}
              ranking={ranking}
            />
          </CardBoundary>
        )}
        {compare && <div className={`off-paper ${classes['narrow']}`}>{compare}</div>}
        <AfterPaint below={best.top.length === 0 ? 'heading' : 'cards'}>
          <div className={classes['overview']} data-few={best.top.length === 0 || undefined}>
            <CardBoundary>{changes}</CardBoundary>
            <CardBoundary>
              <NextSteps homes={homes.items} me={me} draft={draft} />
            </CardBoundary>
            <div className={classes['side']}>
              <CardBoundary>{agent}</CardBoundary>
              <CardBoundary>
                <HomesCard summary={summary} />
              </CardBoundary>
            </div>
          </div>
          <CardBoundary>
            <RecentHomes
              tab={tab}
              hasHomes={homes.items.length > 0}
              marked={summary.marked}
              onLike={like}
              verdict={verdict}
              compareLiked={compareLiked}
            />
          </CardBoundary>
        </AfterPaint>
      </AfterPaint>
    </>
  );
}
