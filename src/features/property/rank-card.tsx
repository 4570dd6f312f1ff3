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
  const { scored, of } = rank.score;
  return (
    <>
      <p className={classes['total']}>
        <b>{format.myScore(rank)}</b> {rank.place === null ? t('home:noPlace') : format.rank(rank)}
      </p>
      {rank.place === null && <p>{t('ranking:earlyHint')}</p>}
      {because && <p>{because}</p>}
      {despite && <p>{despite}</p>}
      {scored < of && (
        <p className="small muted">{t('ranking:range', { scored, of, ...format.possible(rank.score) })}</p>
      )}
    </>
  );
}
