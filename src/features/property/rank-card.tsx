import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import type { Home } from '#src/domain/home.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useRankReasons } from '#src/i18n/rank-reasons.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './cards.module.css';
import { NoRank } from './no-rank.tsx';

export function RankCard({ home, action }: { home: Home; action: ReactNode }) {
  const { t } = useTranslation(['home', 'shell']);
  const format = useHomeFormat();
  const rank = useRanking().of.get(home.id);
  const outlook = rank && format.outlook(rank.score);
  const { because, despite } = useRankReasons()(rank);
  return (
    <Card id="rank" title={t('shell:titles.ranking')} action={action}>
      {rank ? (
        <>
          <p className={classes['total']}>
            <b>{format.myScore(rank)}</b> {rank.place === null ? t('noPlace') : format.rank(rank)}
          </p>
          {rank.place === null && <p>{t('ranking.earlyHint')}</p>}
          {because && <p>{because}</p>}
          {despite && <p>{despite}</p>}
          {outlook && <p className="small muted">{outlook}</p>}
        </>
      ) : (
        <NoRank home={home} />
      )}
    </Card>
  );
}
