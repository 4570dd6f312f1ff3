import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { movementOf } from '#src/domain/movement.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { mostNamed } from '#src/i18n/format.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { NoRank } from '../no-rank.tsx';
import classes from './viewing.module.css';

export function ViewingResult({ home, rankedBefore }: { home: Home; rankedBefore: readonly RankedHome[] }) {
  const { t } = useTranslation(['detail', 'home']);
  const format = useHomeFormat();
  const { ranked } = useRanking();
  const movement = movementOf(home.id, rankedBefore, ranked);
  if (!movement) return <NoRank home={home} />;
  const { now, before, placed, passed, ahead } = movement;
  const streetOf = ({ address }: Home) => addressLines(address ?? t('home:noAddress'))[0];
  return (
    <>
      <dl className={classes['duo']}>
        <div>
          <dt className="caption">{t('home:facts.myScore')}</dt>
          <dd>
            <b>{format.myScore(now)}</b>
            {now.place !== null && before?.place != null && (
              <ValueBefore now={now.score.mean} before={before.score.mean} write={format.score} better="higher" />
            )}
          </dd>
        </div>
        <div>
          <dt className="caption">{t('home:rank')}</dt>
          <dd>
            {now.place === null ? (
              t('home:noPlace')
            ) : (
              <>
                <b>{t('detail:position', { place: format.number(now.place), of: format.number(placed) })}</b>
                {before?.place != null && (
                  <ValueBefore now={now.place} before={before.place} write={format.number} better="lower" />
                )}
              </>
            )}
          </dd>
        </div>
      </dl>
      {now.place === null && <p className="small muted">{t('home:ranking.earlyHint')}</p>}
      {passed.length > 0 && (
        <p className="small">
          {passed.length > mostNamed
            ? t('detail:viewing.passesMany', { count: passed.length })
            : t('detail:viewing.passes', { homes: format.list(passed.map(streetOf)) })}
        </p>
      )}
      {ahead && format.score(ahead.by) !== format.score(0) && (
        <p className="small">
          {t('detail:viewing.behind', { by: format.score(ahead.by), home: streetOf(ahead.home) })}
        </p>
      )}
    </>
  );
}

interface ValueBeforeProps {
  now: number;
  before: number;
  write: (value: number) => string;
  better: 'higher' | 'lower';
}

/** The value before, with an arrow up for a better one. Nothing if the text is the same. */
function ValueBefore({ now, before, write, better }: ValueBeforeProps) {
  const { t } = useTranslation('detail');
  if (write(now) === write(before)) return null;
  const isBetter = better === 'higher' ? now > before : now < before;
  const Arrow = isBetter ? ArrowUp : ArrowDown;
  return (
    <span className={classes['change']} data-better={isBetter || undefined}>
      <Arrow size={16} />
      {t('viewing.was', { value: write(before) })}
    </span>
  );
}
