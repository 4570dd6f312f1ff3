import type { CellContext, ColumnDef } from '@tanstack/react-table';
import type { CustomTypeOptions } from 'i18next';
import { Check, Image, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { costSortValue } from '#src/domain/cost.ts';
import { sortableText } from '#src/domain/fold.ts';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import { scoreBand } from '#src/domain/question.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { ShortAge } from '#src/ui/short-age.tsx';
import { AddressCell } from './address-cell.tsx';
import { CommentButton } from './comment-button.tsx';
import classes from './home-table.module.css';
import { type ListingContext, useListingContext } from './listing-context.ts';
import { PhotoButton } from './photo-button.tsx';
import { RowActions } from './row-actions.tsx';
import { SelectBox } from './select-box.tsx';
import { StatusLabel } from './status-label.tsx';
import type { Features } from './table-features.ts';

/** A column is named by its word in the catalogue. */
export type ColumnId = Exclude<keyof CustomTypeOptions['resources']['listing']['columns'], 'actions'>;
export type Column = ColumnDef<Features, Home> & { id: ColumnId; size: number };

/** The content of a cell, made from its home and what the listing knows beside it. */
const cell = (render: (home: Home, context: ListingContext) => ReactNode) =>
  function Cell({ row }: CellContext<Features, Home>) {
    return render(row.original, useListingContext());
  };

const age = (instant: number | null, { t, format, now }: ListingContext) =>
  instant === null ? t('common:notAvailable') : <ShortAge {...format.ageParts(instant, now)} />;

const text = (value: string | null) => (value === null ? null : sortableText(value));

const number = (id: 'beds' | 'baths' | 'sqft', size: number): Column => ({
  id,
  size,
  meta: { sortValue: (home) => home[id], sortWords: id === 'sqft' ? 'amount' : 'count', align: 'end', extra: true },
  cell: cell((home, { t, format }) => (home[id] === null ? t('common:notAvailable') : format.number(home[id]))),
});

const score = (id: 'overall' | 'priceScore' | 'location', name: 'overall' | 'price' | 'location'): Column => ({
  id,
  size: 58,
  meta: { sortValue: ({ question }) => question.scores[name], sortWords: 'amount', align: 'center', head: id },
  cell: cell(({ question: { scores } }, { scoreLabel }) => {
    const value = scores[name];
    return <ScoreBadge score={value} band={scoreBand(value)} label={scoreLabel(name, value)} />;
  }),
});

/** Every column that can be moved and hidden, in its default order. A new one is a row here and its words. `size` is in pixels at the usual text size. */
export const columns: readonly Column[] = [
  {
    id: 'updatedAt',
    size: 46,
    meta: { sortValue: ({ updatedAt }) => updatedAt, sortWords: 'modified' },
    // The most recent change is the most interesting one.
    sortDescFirst: true,
    cell: cell(({ updatedAt }, context) => age(updatedAt, context)),
  },
  { id: 'photo', size: 70, meta: { icon: Image }, cell: cell((home) => <PhotoButton home={home} />) },
  {
    id: 'mls',
    size: 64,
    meta: { sortValue: ({ mls }) => text(mls), sortWords: 'amount' },
    cell: cell(({ mls }) => mls !== null && <span className="ltr">{mls}</span>),
  },
  {
    id: 'days',
    size: 46,
    meta: { sortValue: (home, { now }) => daysOnMarket(home, now), sortWords: 'count', align: 'end', head: 'days' },
    cell: cell((home, { t, format, now }) => {
      const days = daysOnMarket(home, now);
      return days === null ? t('common:notAvailable') : format.number(days);
    }),
  },
  {
    id: 'status',
    // No word of a status breaks, in any language.
    size: 112,
    meta: {
      sortValue: ({ marketStatus }, { statusWord }) =>
        marketStatus === null ? null : sortableText(statusWord(marketStatus)),
      sortWords: 'text',
    },
    cell: cell(({ marketStatus }, { t }) =>
      marketStatus === null ? t('common:notAvailable') : <StatusLabel status={marketStatus} />,
    ),
  },
  {
    id: 'price',
    size: 80,
    meta: { sortValue: ({ price }) => price, sortWords: 'amount', align: 'end' },
    cell: cell(({ price }, { homeFormat }) => <b className={classes['price']}>{homeFormat.price(price)}</b>),
  },
  {
    id: 'address',
    size: 194,
    enableHiding: false,
    meta: { sortValue: ({ address }) => text(address), sortWords: 'text', main: true },
    cell: cell((home) => <AddressCell home={home} />),
  },
  number('beds', 56),
  number('baths', 56),
  number('sqft', 72),
  {
    id: 'tour',
    size: 38,
    meta: { sortValue: ({ question }) => (question.tour ? 0 : null), sortWords: 'tour', align: 'center' },
    cell: cell(({ question: { tour } }, { t }) =>
      tour ? (
        <Check size={18} className={classes['wished']} role="img" aria-label={t('home:tour.requested')} />
      ) : (
        <span role="img" aria-label={t('home:tour.none')}>
          –
        </span>
      ),
    ),
  },
  score('overall', 'overall'),
  score('priceScore', 'price'),
  score('location', 'location'),
  {
    id: 'rank',
    size: 60,
    meta: {
      sortValue: (home, { rankOf }) => rankOf(home)?.place ?? null,
      sortWords: 'rank',
      align: 'center',
      extra: true,
    },
    cell: cell((home, { format, homeFormat, rankOf }) => {
      const rank = rankOf(home);
      return rank && <span title={homeFormat.rank(rank)}>{rank.place === null ? '–' : format.number(rank.place)}</span>;
    }),
  },
  {
    id: 'myScore',
    size: 60,
    meta: {
      sortValue: (home, { rankOf }) => rankOf(home)?.score.mean ?? null,
      sortWords: 'amount',
      align: 'center',
      extra: true,
    },
    cell: cell((home, { homeFormat, rankOf }) => {
      const rank = rankOf(home);
      return rank ? homeFormat.score(rank.score.mean) : '–';
    }),
  },
  {
    id: 'monthlyCost',
    size: 96,
    meta: {
      sortValue: (home, { costOf }, descending) => {
        const cost = costOf(home);
        return cost && costSortValue(cost, descending);
      },
      sortWords: 'amount',
      align: 'end',
      extra: true,
    },
    cell: cell((home, { t, homeFormat, costOf }) => {
      const cost = costOf(home);
      return cost ? homeFormat.cost(cost) : t('common:notAvailable');
    }),
  },
  {
    id: 'sharedAt',
    size: 58,
    meta: { sortValue: ({ createdAt }) => createdAt, sortWords: 'shared', extra: true },
    sortDescFirst: true,
    cell: cell(({ createdAt }, context) => age(createdAt, context)),
  },
  {
    id: 'comment',
    size: 30,
    meta: {
      sortValue: ({ question }) => text(question.comments),
      sortWords: 'text',
      align: 'center',
      icon: MessageSquare,
    },
    cell: cell((home) => <CommentButton home={home} />),
  },
];

const ids: ReadonlySet<unknown> = new Set(columns.map(({ id }) => id));
export const isColumn = (id: unknown): id is ColumnId => ids.has(id);

/** The fixed columns at both ends. */
export const selectColumn: ColumnDef<Features, Home> & { id: string; size: number } = {
  id: 'select',
  size: 38,
  cell: ({ row }) => <SelectBox home={row.original} checked={row.getIsSelected()} />,
};
export const actionsColumn: ColumnDef<Features, Home> & { id: string; size: number } = {
  id: 'actions',
  size: 98,
  cell: ({ row }) => <RowActions home={row.original} />,
};
