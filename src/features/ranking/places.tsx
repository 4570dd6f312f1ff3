import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { addressLines, isListed } from '#src/domain/home.ts';
import type { Criterion } from '#src/domain/question.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { useFormat } from '#src/i18n/format.ts';
import classes from './ranking.module.css';

const mostShown = 50;
const tenth = (score: number) => Math.round(score * 10) / 10;

/** The places of the homes, each explained in words. */
export function Places({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['ranking', 'home']);
  const format = useFormat();
  const { items } = useHomes();
  const { ranked } = useRanking();
  const shown = ranked.slice(0, mostShown);
  const placed = shown.filter(({ place }) => place !== null);
  const early = shown.filter(({ place }) => place === null);
  const homes = new Map(items.map((home) => [home.id, home]));
  const unscored = items.filter(isListed).length - ranked.length;
  const names = (criteria: readonly Criterion[]) => format.list(criteria.map((name) => t(`home:criteria.${name}`)));
  const reasons = ({ because, despite }: RankedHome) => {
    if (because.length === 0) return despite.length > 0 && t('ranking:despite', { criteria: names(despite) });
    if (despite.length === 0) return t('ranking:because', { criteria: names(because) });
    return t('ranking:mixed', { because: names(because), despite: names(despite) });
  };
  const line = (rank: RankedHome) => (
    <li key={rank.id}>
      <span className={classes['place']}>
        {rank.place !== null && format.number(rank.place)}
        {rank.tied && <span className="small muted">{t('ranking:tied')}</span>}
      </span>
      <span className={classes['home']}>
        <Link to="/app/listing/detail" search={{ id: rank.id }} className="link" onClick={onLeave}>
          <bdi>{addressLines(homes.get(rank.id)?.address ?? t('home:noAddress'))[0]}</bdi>
        </Link>
        {reasons(rank) && <span className="small">{reasons(rank)}</span>}
        {rank.score.scored < rank.score.of && (
          <span className="small muted">
            {t('ranking:range', {
              scored: rank.score.scored,
              of: rank.score.of,
              low: format.number(tenth(rank.score.low)),
              high: format.number(tenth(rank.score.high)),
            })}
          </span>
        )}
      </span>
      <b>{format.number(tenth(rank.score.mean))}</b>
    </li>
  );
  return (
    <section className={classes['places']}>
      <h3>{t('ranking:places')}</h3>
      {ranked.length === 0 && <p>{t('ranking:none')}</p>}
      <ol>{placed.map(line)}</ol>
      {early.length > 0 && (
        <>
          <h3>{t('ranking:early')}</h3>
          <p className="small muted">{t('ranking:earlyHint')}</p>
          <ul>{early.map(line)}</ul>
        </>
      )}
      {ranked.length > mostShown && <p className="small muted">{t('ranking:shown', { count: mostShown })}</p>}
      {unscored > 0 && <p className="small muted">{t('ranking:unscored', { count: unscored })}</p>}
    </section>
  );
}
