import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { closeScores, type RankedHome } from '#src/domain/ranking.ts';
import { Card } from '#src/ui/card.tsx';
import { PlaceRow } from './place-row.tsx';
import classes from './ranking.module.css';
import { useMovingRows } from './use-moving-rows.ts';

const mostShown = 50;

interface Props {
  homes: ReadonlyMap<string, Home>;
  ranked: readonly RankedHome[];
  /** How many homes have no score. */
  unscored: number;
  /** By how many places the last change moved a home, by its id. */
  moves: ReadonlyMap<string, number>;
  /** What leaves homes out. */
  filter: ReactNode;
  /** Why a home moved. */
  why: (home: Home) => string | null;
}

/** The homes in their places, and below them those with too few scores for one. */
export function Places({ homes, ranked, unscored, moves, filter, why }: Props) {
  const { t } = useTranslation('ranking');
  const shown = ranked.slice(0, mostShown);
  const placed = shown.filter(({ place }) => place !== null);
  const early = shown.filter(({ place }) => place === null);
  const close = closeScores(placed);
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(
    list,
    placed.map(({ id }) => id),
  );
  const row = (rank: RankedHome) => {
    const home = homes.get(rank.id);
    const moved = moves.get(rank.id) ?? 0;
    return (
      home && (
        <PlaceRow
          key={rank.id}
          home={home}
          rank={rank}
          decimals={close.has(rank.id) ? 2 : 1}
          moved={moved}
          why={moved === 0 ? null : why(home)}
        />
      )
    );
  };
  return (
    <div className={classes['places']}>
      <Card bare>
        <div className={classes['filter']}>
          <span className="small muted">
            {t('placed', { count: ranked.filter(({ place }) => place !== null).length })}
          </span>
          {filter}
        </div>
        {ranked.length === 0 && <p className={classes['note']}>{t('none')}</p>}
        <ol ref={list} aria-label={t('places')}>
          {placed.map(row)}
        </ol>
        {ranked.length > mostShown && (
          <p className={`small muted ${classes['note']}`}>{t('shown', { count: mostShown })}</p>
        )}
        {unscored > 0 && <p className={`small muted ${classes['note']}`}>{t('unscored', { count: unscored })}</p>}
      </Card>
      {early.length > 0 && (
        <Card bare>
          <div className={classes['note']}>
            <h2 id="early">{t('early')}</h2>
            <p className="small muted">{t('earlyHint')}</p>
          </div>
          <ul aria-labelledby="early">{early.map(row)}</ul>
        </Card>
      )}
    </div>
  );
}
