import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import type { Home } from '#src/domain/home.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useRankReasons } from '#src/i18n/rank-reasons.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './cards.module.css';
import { NoRank } from './no-rank.tsx';

interface Props {
  home: Home;
  action: ReactNode;
}

export function RankCard({ home, action }: Props) {
  const { t } = useTranslation('ranking');
  const rank = useRanking().of.get(home.id);
  return (
    <Card id="rank" title={t('title')} action={action}>
      {rank ? <Ranked rank={rank} /> : <NoRank home={home} />}
    </Card>
  );
}

function Ranked({ rank }: { rank: RankedHome }) {
  const { t } = useTranslation(['ranking', 'home']);
  const format = useHomeFormat();
  const { because, despite } = useRankReasons()(rank);
  const { mean, low, high, scored, of } = rank.score;
  const possible = { low: format.score(low), high: format.score(high) };
  return (
    <>
      {rank.place === null ? (
        <>
          <p className={classes['total']}>
            <b>{t('home:verdict.range', possible)}</b> {t('home:noPlace')}
          </p>
          <p>{t('ranking:earlyHint')}</p>
        </>
      ) : (
        <p className={classes['total']}>
          <b>{format.score(mean)}</b> {format.rank(rank)}
        </p>
      )}
      {because && <p>{because}</p>}
      {despite && <p>{despite}</p>}
      {scored < of && <p className="small muted">{t('ranking:range', { scored, of, ...possible })}</p>}
    </>
  );
}
