import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthlyCost } from '#src/domain/cost.ts';
import { daysOnMarket } from '#src/domain/home.ts';
import { marketOf } from '#src/domain/market-status.ts';
import { criteria, scoreBand } from '#src/domain/question.ts';
import { levelOf } from '#src/domain/ranking.ts';
import { type SharedHome, type SharedHomes, sharedRank } from '#src/domain/shared-homes.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';

/** What a row or a group of rows is about, and how much that counts for the buyer. */
export interface Named {
  name: string;
  note?: string | undefined;
}

interface Row extends Named {
  /** One for each home; null where it is not known. */
  cells: readonly ReactNode[];
}

/** The rows of the table, in groups: only what was shared. */
export function useSharedRows({
  at,
  homes,
  weights,
  cost,
}: SharedHomes): readonly (Named & { rows: readonly Row[] })[] {
  const { t } = useTranslation(['sharing', 'compare', 'home', 'ranking']);
  const format = useHomeFormat();
  const row = (name: string, read: (home: SharedHome) => ReactNode, note?: string): Row => ({
    name,
    note,
    cells: homes.map(read),
  });
  const number = (value: number | null) => (value === null ? null : format.number(value));
  const text = (value: string | null) => value && <bdi>{value}</bdi>;
  const fee = (value: number | null, write: (dollars: number) => string) =>
    value === null ? null : value === 0 ? t('compare:none') : write(value);
  const aMonth = (dollars: number) => t('compare:aMonth', { money: format.money(dollars) });

  const facts = [
    row(t('compare:rows.price'), ({ price }) => (price === null ? null : format.money(price))),
    row(t('compare:rows.monthly'), (home) => {
      const total = cost && monthlyCost(home, cost.inCash, cost.assumptions).total;
      return total && format.cost(total);
    }),
    row(t('compare:rows.beds'), ({ beds }) => number(beds)),
    row(t('compare:rows.baths'), ({ baths }) => number(baths)),
    row(t('compare:rows.sqft'), ({ sqft }) => number(sqft)),
    row(t('compare:rows.lot'), ({ acres }) => (acres === null ? null : t('home:acres', { count: acres }))),
    row(t('compare:rows.built'), ({ built }) => (built === null ? null : String(built))),
    row(t('compare:rows.stories'), ({ stories }) => number(stories)),
    row(t('compare:rows.parking'), ({ parking }) => text(parking)),
    row(t('compare:rows.school'), ({ schoolDistrict }) => text(schoolDistrict)),
    row(t('compare:rows.tax'), ({ tax }) => fee(tax, format.money)),
    row(t('compare:rows.hoa'), ({ hoa }) => fee(hoa, aMonth)),
    row(t('compare:rows.status'), ({ marketStatus }) => text(marketStatus && format.market(marketOf(marketStatus)))),
    row(t('compare:rows.days'), (home) => number(daysOnMarket(home, at))),
    row(t('home:mlsId'), ({ mls }) => mls && <bdi className="ltr">{mls}</bdi>),
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
        isAlike ? undefined : t('sharing:page.weight', { level: t(`ranking:levels.${levelOf(weights[name])}`) }),
      ),
    ),
  ];
  return [
    { name: t('compare:facts'), rows: facts },
    { name: t('compare:scores'), note: isAlike ? t('sharing:page.alike') : undefined, rows: scores ?? [] },
  ].filter(({ rows }) => rows.length > 0);
}
