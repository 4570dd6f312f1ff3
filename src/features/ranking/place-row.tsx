import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { addressLines } from '#src/domain/home.ts';
import { marketTone, unusualMarket } from '#src/domain/market-status.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useRankReasons } from '#src/i18n/rank-reasons.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Emphasized } from '#src/ui/emphasized.tsx';
import { Photo } from '#src/ui/photo.tsx';
import classes from './place-row.module.css';
import ranking from './ranking.module.css';

interface Props {
  rank: RankedHome;
  /** Two if the score would look the same as a different one beside it. */
  decimals: 1 | 2;
  /** By how many places the last change moved the home: up is positive. */
  moved: number;
  why: string | null;
  /** Above the first of the homes that share a place: how many do. */
  tie: string | null;
}

export function PlaceRow({ rank, decimals, moved, why, tie }: Props) {
  const { t } = useTranslation(['ranking', 'home', 'common']);
  const format = useHomeFormat();
  const { home } = rank;
  const cost = useMonthlyCost()(home).total;
  const { low, high } = rank.score;
  const outlook = format.outlook(rank.score);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  const market = unusualMarket(home);
  const Arrow = moved > 0 ? ArrowUp : ArrowDown;
  const by = format.number(Math.abs(moved));
  const reasons = useRankReasons()(rank).both;
  return (
    <li className={ranking['row']} data-first={rank.place === 1 || undefined}>
      {tie && <p className={`small ${classes['tie']}`}>{tie}</p>}
      {rank.place !== null && (
        <span className={ranking['place']}>
          <b>{format.number(rank.place)}</b>
          {rank.tied && <span className="small muted">{t('ranking:tied')}</span>}
          {moved !== 0 && (
            <span className={classes['moved']} data-up={moved > 0 || undefined}>
              <Arrow size={14} />
              <span aria-hidden>{by}</span>
              <span className="visually-hidden">{t(moved > 0 ? 'ranking:up' : 'ranking:down', { by })}</span>
            </span>
          )}
        </span>
      )}
      <span className={ranking['photo']}>
        <Photo src={home.photo} alt="" />
      </span>
      <div className={classes['home']}>
        <Link to="/app/listing/detail" search={{ id: home.id }} className="whole-box ring-within strong">
          <bdi>{street}</bdi>
        </Link>
        <p className={classes['line']}>
          <b>{format.price(home.price)}</b>
          {cost && (
            <span className="small muted">
              <Emphasized text={t('home:aMonth', { amount: format.cost(cost) })} part={(amount) => amount} />
            </span>
          )}
          {market && <Badge tone={marketTone(market)}>{format.market(market)}</Badge>}
          {home.propStatus === 'disliked' && <Badge>{t('home:ranking.disliked')}</Badge>}
          {home.propStatus === 'hidden' && <Badge>{t('home:status.hidden')}</Badge>}
        </p>
        <p className="small">{why ?? reasons}</p>
      </div>
      <div className={ranking['score']}>
        <b>{format.myScore(rank, decimals)}</b>
        <span className={classes['bar']} aria-hidden>
          <i style={{ inlineSize: `${high * 10}%` }} data-possible />
          <i style={{ inlineSize: `${low * 10}%` }} />
        </span>
        {outlook && <span className={`small muted ${classes['range']}`}>{outlook}</span>}
        {rank.place === null && (
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/app/listing/detail" search={{ id: home.id, mode: 'scoring' }} />
            )}
            variant="default"
            className={classes['toScore']}
            aria-label={t('common:labeled', { label: t('home:actions.score'), value: street })}
          >
            {t('home:actions.score')}
          </Button>
        )}
      </div>
    </li>
  );
}
