import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useRankReasons } from '#src/i18n/rank-reasons.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './cards.module.css';

interface Props {
  id: string;
  action: ReactNode;
}

export function RankCard({ id, action }: Props) {
  const { t } = useTranslation(['ranking', 'home', 'detail']);
  const homeFormat = useHomeFormat();
  const rank = useRanking().of.get(id);
  const reasons = useRankReasons()(rank);
  return (
    <Card id="rank" title={t('detail:rank')} action={action}>
      {rank ? (
        <>
          <p className={classes['total']}>
            <b>{homeFormat.score(rank.score.mean)}</b> {rank.place === null ? t('home:noPlace') : homeFormat.rank(rank)}
          </p>
          {rank.place === null && <p>{t('ranking:earlyHint')}</p>}
          {reasons.because && <p>{reasons.because}</p>}
          {reasons.despite && <p>{reasons.despite}</p>}
          {rank.score.scored < rank.score.of && (
            <p className="small muted">
              {t('ranking:range', {
                scored: rank.score.scored,
                of: rank.score.of,
                low: homeFormat.score(rank.score.low),
                high: homeFormat.score(rank.score.high),
              })}
            </p>
          )}
        </>
      ) : (
        <p>{t('ranking:none')}</p>
      )}
    </Card>
  );
}
