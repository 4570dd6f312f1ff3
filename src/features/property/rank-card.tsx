import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useRankReasons } from '#src/i18n/rank-reasons.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './cards.module.css';

interface Props {
  id: string;
  action: ReactNode;
}

export function RankCard({ id, action }: Props) {
  const { t } = useTranslation('ranking');
  const rank = useRanking().of.get(id);
  return (
    <Card id="rank" title={t('title')} action={action}>
      {rank ? <Ranked rank={rank} /> : <p>{t('none')}</p>}
    </Card>
  );
}

function Ranked({ rank }: { rank: RankedHome }) {
  const { t } = useTranslation(['ranking', 'home']);
  const homeFormat = useHomeFormat();
  const { because, despite } = useRankReasons()(rank);
  const { mean, low, high, scored, of } = rank.score;
  const possible = { low: homeFormat.score(low), high: homeFormat.score(high) };
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
          <b>{homeFormat.score(mean)}</b> {homeFormat.rank(rank)}
        </p>
      )}
      {because && <p>{because}</p>}
      {despite && <p>{despite}</p>}
      {scored < of && <p className="small muted">{t('ranking:range', { scored, of, ...possible })}</p>}
    </>
  );
}
