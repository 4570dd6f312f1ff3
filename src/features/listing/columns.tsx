import type { CellContext, ColumnDef } from '@tanstack/react-table';
import type { CustomTypeOptions } from 'i18next';
import { Check, Image, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRanking } from '#src/api/use-ranking.ts';
import { costSortValue } from '#src/domain/cost.ts';
import { sortableText } from '#src/domain/fold.ts';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import { scoreBand } from '#src/domain/question.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { ShortAge } from '#src/ui/short-age.tsx';
import type { Cells } from './cells.ts';
import { type ListingContext, useListingContext } from './listing-context.ts';
import type { Features } from './table-features.ts';

/** A column is named by its word in the catalogue. */
export type ColumnId = Exclude<keyof CustomTypeOptions['resources']['listing']['columns'], 'actions'>;
export type Column = ColumnDef<Features, Home> & { id: ColumnId; size: number };

/** The content of a cell, made from its home, what the listing knows beside it, and the components that the table provides. */
const cell = (render: (home: Home, context: ListingContext, cells: Cells) => ReactNode) =>
  function Cell({ row, table }: CellContext<Features, Home>) {
    const context = useListingContext();
    const { meta } = table.options;
    return meta && render(row.original, context, meta.cells);
  };

/** The same, made from the home's rank. */
const rankCell = (render: (rank: RankedHome | undefined, context: ListingContext) => ReactNode) =>
  function RankCell({ row }: CellContext<Features, Home>) {
    return render(useRanking().of.get(row.original.id), useListingContext());
  };

const text = (value: string | null) => (value === null ? null : sortableText(value));

const age = (instant: number | null, { t, format, now }: ListingContext) =>
  instant === null ? t('common:notAvailable') : <ShortAge {...format.ageParts(instant, now)} />;

const number = (id: 'beds' | 'baths' | 'sqft', size: number, words: 'amount' | 'count'): Column => ({
  id,
  size,
  meta: { align: 'end', extra: true, sort: { words, value: (home) => home[id] } },
  cell: cell((home, { t, format }) => (home[id] === null ? t('common:notAvailable') : format.number(home[id]))),
});

const score = (id: 'overall' | 'priceScore' | 'location', name: 'overall' | 'price' | 'location'): Column => ({
  id,
  size: 58,
  meta: { align: 'center', head: id, sort: { words: 'amount', value: ({ question }) => question.scores[name] } },
  cell: cell(({ question: { scores } }, { scoreLabel }) => {
    const value = scores[name];
    return <ScoreBadge score={value} band={scoreBand(value)} label={scoreLabel(name, value)} />;
  }),
});

/** Every column that can be moved and hidden, in its default order. A new one is a row here and its word. `size` is in pixels at the usual text size. */
export const columns: readonly Column[] = [
  {
    id: 'updatedAt',
    size: 46,
    // The most recent change is the most interesting one.
    sortDescFirst: true,
    meta: { sort: { words: 'modified', value: ({ updatedAt }) => updatedAt } },
    cell: cell(({ updatedAt }, context) => age(updatedAt, context)),
  },
  {
    id: 'photo',
    size: 70,
    meta: { icon: Image },
    cell: cell((home, _, { HomePhoto }) => <HomePhoto home={home} />),
  },
  {
    id: 'mls',
    size: 64,
    meta: { sort: { words: 'amount', value: ({ mls }) => text(mls) } },
    cell: cell(({ mls }) => mls !== null && <span className="ltr clamped aligned">{mls}</span>),
  },
  {
    id: 'days',
    size: 46,
    meta: { align: 'end', head: 'days', sort: { words: 'count', value: (home, { now }) => daysOnMarket(home, now) } },
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
      sort: {
        words: 'text',
        value: ({ marketStatus }, { statusWord }) => text(marketStatus && statusWord(marketStatus)),
      },
    },
    cell: cell(({ marketStatus }, { t }, { StatusLabel }) =>
      marketStatus === null ? t('common:notAvailable') : <StatusLabel status={marketStatus} />,
    ),
  },
  {
    id: 'price',
    size: 80,
    meta: { align: 'end', sort: { words: 'amount', value: ({ price }) => price } },
    cell: cell(({ price }, { homeFormat }) => <b>{homeFormat.price(price)}</b>),
  },
  {
    id: 'address',
    size: 194,
    enableHiding: false,
    meta: { main: true, sort: { words: 'text', value: ({ address }) => text(address) } },
    cell: cell((home, _, { AddressCell }) => <AddressCell home={home} />),
  },
  number('beds', 56, 'count'),
  number('baths', 56, 'count'),
  number('sqft', 72, 'amount'),
  {
    id: 'tour',
    size: 38,
    meta: { align: 'center', sort: { words: 'tour', value: ({ question }) => (question.tour ? 0 : null) } },
    cell: cell(({ question: { tour } }, { t }) =>
      tour ? (
        <Check size={18} role="img" aria-label={t('home:tour.requested')} />
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
      align: 'center',
      extra: true,
      sort: { words: 'rank', value: (home, { rankOf }) => rankOf(home)?.place ?? null },
    },
    cell: rankCell(
      (rank, { format, homeFormat }) =>
        rank && <span title={homeFormat.rank(rank)}>{rank.place === null ? '–' : format.number(rank.place)}</span>,
    ),
  },
  {
    id: 'myScore',
    size: 60,
    meta: {
      align: 'center',
      extra: true,
      sort: { words: 'amount', value: (home, { rankOf }) => rankOf(home)?.score.mean ?? null },
    },
    cell: rankCell((rank, { homeFormat }) => (rank ? homeFormat.score(rank.score.mean) : '–')),
  },
  {
    id: 'monthlyCost',
    size: 96,
    meta: {
      align: 'end',
      extra: true,
      sort: {
        words: 'amount',
        value: (home, { costOf }, descending) => {
          const cost = costOf(home);
          return cost && costSortValue(cost, descending);
        },
      },
    },
    cell: cell((home, { t, homeFormat, costOf }) => {
      const cost = costOf(home);
      return cost ? homeFormat.cost(cost) : t('common:notAvailable');
    }),
  },
  {
    id: 'sharedAt',
    size: 58,
    sortDescFirst: true,
    meta: { extra: true, sort: { words: 'shared', value: ({ createdAt }) => createdAt } },
    cell: cell(({ createdAt }, context) => age(createdAt, context)),
  },
  {
    id: 'comment',
    size: 30,
    meta: {
      align: 'center',
      icon: MessageSquare,
      sort: { words: 'text', value: ({ question }) => text(question.comments) },
    },
    cell: cell((home, _, { CommentButton }) => <CommentButton home={home} />),
  },
];

const byId: ReadonlyMap<unknown, Column> = new Map(columns.map((column) => [column.id, column]));
export const isColumn = (id: unknown): id is ColumnId => byId.has(id);
/** Undefined for a column that does not sort, and for a name that is no column's. */
export const sortOf = (id: string) => byId.get(id)?.meta?.sort;
