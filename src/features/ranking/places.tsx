import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { closeScores, sharing } from '#src/domain/places.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { Card } from '#src/ui/card.tsx';
import { PlaceList } from './place-list.tsx';
import { PlaceRow } from './place-row.tsx';
import classes from './places.module.css';
import ranking from './ranking.module.css';

export interface Asked {
  shown?: number | undefined;
  early?: number | undefined;
}

interface Props {
  id: string;
  /** Whether the buyer has homes at all, ranked or not. */
  hasHomes: boolean;
  ranked: readonly RankedHome[];
  /** How many homes have no score, and how many only scores of criteria that are off. */
  unscored: number;
  uncounted: number;
  /** Every criterion is turned off. */
  nothingCounts: boolean;
  /** By how many places the last change moved a home, by its id: see `placesMoved`. */
  moves: ReadonlyMap<string, number>;
  /** How many homes of each list the buyer asked to see. */
  asked: Asked;
  onAsk: (asked: Asked) => void;
  filter: ReactNode;
  why: (home: Home) => string | null;
}

/** The homes in their places, and below them those with too few scores for one. */
export function Places({
  id,
  hasHomes,
  ranked,
  unscored,
  uncounted,
  nothingCounts,
  moves,
  asked,
  onAsk,
  filter,
  why,
}: Props) {
  const { t } = useTranslation(['ranking', 'home']);
  const placed = ranked.filter(({ place }) => place !== null);
  const early = ranked.filter(({ place }) => place === null);
  const close = closeScores(placed);
  const tieAbove = (index: number) => {
    const homesSharing = sharing(placed, index);
    const place = placed[index]?.place;
    if (homesSharing < 2 || !place) return null;
    const nth = t('nth', { count: place, ordinal: true });
    return homesSharing === 2 ? t('tie.two', { nth }) : t('tie.more', { count: homesSharing, nth });
  };
  const row = (rank: RankedHome, tie: string | null) => (
    <PlaceRow
      key={rank.id}
      rank={rank}
      decimals={close.has(rank.id) ? 2 : 1}
      moved={moves.get(rank.id) ?? 0}
      why={moves.has(rank.id) ? why(rank.home) : null}
      tie={tie}
    />
  );
  // A pressed weight or switch shows at once, and the rows after that: they take more than a frame of a slow device.
  const placedList = useDeferredValue(
    <PlaceList
      ordered
      label={t('places')}
      ranked={placed}
      asked={asked.shown}
      onAsk={(shown) => onAsk({ shown })}
      row={(rank, index) => row(rank, tieAbove(index))}
    />,
  );
  const earlyList = useDeferredValue(
    <PlaceList
      label={t('early')}
      ranked={early}
      asked={asked.early}
      onAsk={(more) => onAsk({ early: more })}
      row={(rank) => row(rank, null)}
    />,
  );
  return (
    <div className={ranking['places']}>
      <Card bare>
        <div className={classes['filter']}>
          <span id={id} tabIndex={-1} className={`small muted ${classes['count']}`}>
            {t('placed', { count: placed.length })}
          </span>
          {filter}
        </div>
        {ranked.length === 0 && (
          <p className={classes['note']}>
            {hasHomes
              ? t(`home:ranking.${nothingCounts ? 'nothing' : uncounted > 0 ? 'earlyHint' : 'none'}`)
              : t('ranking:noHomes')}
          </p>
        )}
        {placedList}
        {(unscored > 0 || uncounted > 0) && !nothingCounts && (
          <p className={`small muted ${classes['note']}`}>
            {unscored > 0 && (
              <Link to="/app/listing" search={{ show: 'unscored' }} className="link">
                {t('unscored', { count: unscored })}
              </Link>
            )}{' '}
            {uncounted > 0 && t('uncounted', { count: uncounted })}
          </p>
        )}
      </Card>
      {early.length > 0 && (
        <Card bare>
          <div className={classes['note']}>
            <h2>{t('early')}</h2>
            <p className="small muted">{t('home:ranking.earlyHint')}</p>
          </div>
          {earlyList}
        </Card>
      )}
    </div>
  );
}
