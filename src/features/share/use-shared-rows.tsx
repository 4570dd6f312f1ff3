import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthlyCost } from '#src/domain/cost.ts';
import { daysOnMarket } from '#src/domain/home.ts';
import { criteria, scoreBand } from '#src/domain/question.ts';
import { levelOf } from '#src/domain/ranking.ts';
import { type SharedHome, type SharedHomes, sharedRank } from '#src/domain/shared-homes.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Emphasized } from '#src/ui/emphasized.tsx';
import { ScoreBadge } from '#src/ui/score-badge.tsx';

/** The name of a row or of a group of rows, and a note on how much it counts for the buyer. */
export interface Named {
  name: string;
  note?: string | undefined;
}

interface Row extends Named {
  /** One for each home; null if it is not known. */
  cells: readonly ReactNode[];
}

/** The rows of the table, in groups: only what was shared. */
export function useSharedRows({ at, homes, weights, cost }: SharedHomes) {
  const { t } = useTranslation(['sharing', 'compare', 'home']);
  const format = useHomeFormat();
  const row = (name: string, read: (home: SharedHome) => ReactNode, note?: string): Row => ({
    name,
    note,
    cells: homes.map(read),
  });
  const number = (value: number | null) => (value === null ? null : format.number(value));
  const text = (value: string | null) => value && <bdi>{value}</bdi>;
  const money = (value: number | null) => (value === null ? null : format.money(value));

  const facts = [
    row(t('home:facts.price'), ({ price }) => money(price)),
    row(t('home:facts.monthlyCost'), (home) => {
      const total = cost && monthlyCost(home, cost.inCash, cost.assumptions).total;
      return total && format.cost(total);
    }),
    row(t('home:facts.beds'), ({ beds }) => number(beds)),
    row(t('home:facts.baths'), ({ baths }) => number(baths)),
    row(t('home:facts.sqft'), ({ sqft }) => number(sqft)),
    row(t('home:facts.lot'), ({ acres }) => (acres === null ? null : t('home:acres', { count: acres }))),
    row(t('home:facts.built'), ({ built }) => (built === null ? null : String(built))),
    row(t('home:facts.stories'), ({ stories }) => number(stories)),
    row(t('home:facts.parking'), ({ parking }) => text(parking)),
    row(t('home:facts.school'), ({ schoolDistrict }) => text(schoolDistrict)),
    row(t('home:facts.tax'), ({ tax }) => money(tax)),
    row(t('home:facts.hoa'), ({ hoa }) =>
      hoa === null ? null : hoa === 0 ? (
        t('home:noFee')
      ) : (
        <Emphasized text={t('home:aMonth', { amount: format.money(hoa) })} part={(amount) => amount} />
      ),
    ),
    row(t('home:facts.status'), ({ marketStatus }) => text(marketStatus && format.market(marketStatus))),
    row(t('home:facts.days'), (home) => number(daysOnMarket(home, at))),
    row(t('home:facts.mls'), ({ mls }) => mls && <bdi className="ltr">{mls}</bdi>),
  ].filter(({ cells }) => cells.some((cell) => cell !== null));
  const isAlike = weights !== null && new Set(Object.values(weights)).size === 1;
  const scores = weights && [
    row(t('sharing:page.score'), (home) => {
      const rank = sharedRank(home, weights);
      return rank && format.myScore(rank);
    }),
    ...criteria.map((name) =>
      row(
        t(`home:criteria.${name}`),
        ({ question }) => {
          const score = question.scores[name];
          return <ScoreBadge score={score} band={scoreBand(score)} label={format.scoreLabel(name, score)} />;
        },
        isAlike ? undefined : t('sharing:page.weight', { level: t(`home:ranking.levels.${levelOf(weights[name])}`) }),
      ),
    ),
  ];
  return [
    { name: t('compare:facts'), rows: facts },
    { name: t('compare:scores'), note: isAlike ? t('sharing:page.alike') : undefined, rows: scores ?? [] },
  ].filter(({ rows }) => rows.length > 0);
}
