import { Link } from '@tanstack/react-router';
import { GitCompareArrows, Scale } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/use-homes.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useRankingWhenAsked } from '#src/api/use-ranking.ts';
import { fewestCompared, mostCompared } from '#src/domain/limits.ts';
import { isListed, type Home } from '#src/domain/home.ts';
import { placesMoved } from '#src/domain/places.ts';
import { isUnscored } from '#src/domain/question.ts';
import { countsNothing } from '#src/domain/ranking.ts';
import { whyLeftOut } from '#src/domain/top-homes.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { type Asked, Places } from './places.tsx';
import classes from './ranking.module.css';
import { useWeightChanges } from './use-weight-changes.ts';
import { WeightsCard } from './weights-card.tsx';

interface Props {
  /** Whether sold and archived homes are left out; the others keep their places. */
  withoutGone: boolean;
  onWithoutGone: (on: boolean) => void;
  /** How many homes of each list the buyer asked to see. */
  asked: Asked;
  onAsk: (asked: Asked) => void;
  back: ReactNode;
}

/** Scrolls itself, because focusing would put the part in the middle of the screen. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}

/** The buyer's homes in their places, beside the weights that put them there. */
export function Ranking({ withoutGone, onWithoutGone, asked, onAsk, back }: Props) {
  const { t } = useTranslation(['ranking', 'home', 'shell']);
  const { scoreLabel } = useHomeFormat();
  // Deferred, because computing the places of 10,000 homes takes long: see `Places`. The counts beside them are deferred, too.
  const items = useDeferredValue(useHomes().items);
  const { derived } = useSignedIn();
  const changes = useWeightChanges();
  const lastChange = useDeferredValue(changes.lastChange);
  const { ranked } = useDeferredValue(useRankingWhenAsked())();
  // Where nothing counted, no home had a place to move from.
  const before = lastChange && !countsNothing(lastChange.before) ? lastChange.before : null;
  const moves = useMemo(
    () => (before ? placesMoved(derived.ranking(items, before).ranked, ranked) : new Map<string, number>()),
    [derived, items, before, ranked],
  );
  const nothingCounts = countsNothing(useDeferredValue(changes.weights));
  const listId = useId();
  const weightsId = useId();
  const criterion = lastChange?.criterion;
  const change =
    lastChange && criterion
      ? t(`ranking:changed.${lastChange.after[criterion] > lastChange.before[criterion] ? 'more' : 'less'}`, {
          criterion: t(`home:criteria.${criterion}`),
        })
      : lastChange && t(`ranking:${changes.source}`);
  const why = ({ question: { scores } }: Home) =>
    change && criterion ? t('ranking:why', { change, here: scoreLabel(criterion, scores[criterion]) }) : null;
  const isShown = (home: Home) => {
    const reason = whyLeftOut(home);
    return !withoutGone || (reason !== 'sold' && reason !== 'archived');
  };
  const shown = ranked.filter(({ home }) => isShown(home));
  const moved = shown.filter(({ id }) => moves.has(id)).length;
  // As many as the listing shows, where the link leads: it leaves out archived homes, and no sold ones.
  const unscored = items.filter((home) => isListed(home) && isUnscored(home.question)).length;
  const scored = items.filter((home) => isShown(home) && !isUnscored(home.question)).length;
  const first = shown.filter(({ home, place }) => place !== null && whyLeftOut(home) === null).slice(0, mostCompared);
  return (
    <>
      <PageHead
        title={t('shell:titles.ranking')}
        lead={<span className="off-paper">{t('ranking:lead')}</span>}
        back={back}
        actions={
          <>
            <Button
              variant="default"
              className={classes['jump']}
              leftSection={<Scale size={16} />}
              onClick={() => goTo(weightsId)}
            >
              {t('home:ranking.change')}
            </Button>
            {first.length >= fewestCompared && (
              <Button
                renderRoot={(props) => (
                  <Link {...props} to="/app/listing" search={{ compare: first.map(({ id }) => id) }} />
                )}
                variant="default"
                leftSection={<GitCompareArrows size={16} />}
              >
                {t('ranking:compareFirst')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes['page']}>
        <Places
          id={listId}
          hasHomes={items.length > 0}
          ranked={shown}
          unscored={unscored}
          uncounted={scored - shown.length}
          nothingCounts={nothingCounts}
          filter={
            <Switch
              label={t('ranking:leaveOut')}
              checked={withoutGone}
              onChange={(event) => onWithoutGone(event.currentTarget.checked)}
            />
          }
          asked={asked}
          onAsk={onAsk}
          moves={moves}
          why={why}
        />
        <WeightsCard
          id={weightsId}
          changes={changes}
          onBack={() => goTo(listId)}
          effect={
            nothingCounts
              ? t('home:ranking.nothing')
              : change && before
                ? t('ranking:effect', { change, moved: t('ranking:moved', { count: moved }) })
                : change
          }
        />
      </div>
    </>
  );
}
