import type { CellContext, ColumnDef } from '@tanstack/react-table';
import { Check, Image, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import { scoreBand } from '#src/domain/question.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { ShortAge } from '#src/ui/short-age.tsx';
import { AddressCell } from './address-cell.tsx';
import type { ColumnId } from './column-sorts.ts';
import { CommentButton } from './comment-button.tsx';
import classes from './home-table.module.css';
import { type ListingContext, useListingContext } from './listing-context.ts';
import { PhotoButton } from './photo-button.tsx';
import { RowActions } from './row-actions.tsx';
import { SelectBox } from './select-box.tsx';
import { StatusLabel } from './status-label.tsx';
import type { Features } from './table-features.ts';

export type Column = ColumnDef<Features, Home> & { id: ColumnId; size: number };

/** The content of a cell, made from its home and what the listing knows beside it. */
const cell = (render: (home: Home, context: ListingContext) => ReactNode) =>
  function Cell({ row }: CellContext<Features, Home>) {
    return render(row.original, useListingContext());
  };

const age = (instant: number | null, { t, format, now }: ListingContext) =>
  instant === null ? t('common:notAvailable') : <ShortAge {...format.ageParts(instant, now)} />;

const number = (id: 'beds' | 'baths' | 'sqft', size: number): Column => ({
  id,
  size,
  meta: { align: 'end', extra: true },
  cell: cell((home, { t, format }) => (home[id] === null ? t('common:notAvailable') : format.number(home[id]))),
});

const score = (id: 'overall' | 'priceScore' | 'location', name: 'overall' | 'price' | 'location'): Column => ({
  id,
  size: 58,
  meta: { align: 'center', head: id },
  cell: cell(({ question: { scores } }, { scoreLabel }) => {
    const value = scores[name];
    return <ScoreBadge score={value} band={scoreBand(value)} label={scoreLabel(name, value)} />;
  }),
});

/** Every column that can be moved and hidden, in its default order. A new one is a row here, its words, and what it sorts by. `size` is in pixels at the usual text size. */
export const columns: readonly Column[] = [
  {
    id: 'updatedAt',
    size: 46,
    // The most recent change is the most interesting one.
    sortDescFirst: true,
    cell: cell(({ updatedAt }, context) => age(updatedAt, context)),
  },
  { id: 'photo', size: 70, meta: { icon: Image }, cell: cell((home) => <PhotoButton home={home} />) },
  {
    id: 'mls',
    size: 64,
    cell: cell(({ mls }) => mls !== null && <span className="ltr">{mls}</span>),
  },
  {
    id: 'days',
    size: 46,
    meta: { align: 'end', head: 'days' },
    cell: cell((home, { t, format, now }) => {
      const days = daysOnMarket(home, now);
      return days === null ? t('common:notAvailable') : format.number(days);
    }),
  },
  {
    id: 'status',
    // No word of a status breaks, in any language.
    size: 112,
    cell: cell(({ marketStatus }, { t }) =>
      marketStatus === null ? t('common:notAvailable') : <StatusLabel status={marketStatus} />,
    ),
  },
  {
    id: 'price',
    size: 80,
    meta: { align: 'end' },
    cell: cell(({ price }, { homeFormat }) => <b className={classes['price']}>{homeFormat.price(price)}</b>),
  },
  {
    id: 'address',
    size: 194,
    enableHiding: false,
    meta: { main: true },
    cell: cell((home) => <AddressCell home={home} />),
  },
  number('beds', 56),
  number('baths', 56),
  number('sqft', 72),
  {
    id: 'tour',
    size: 38,
    meta: { align: 'center' },
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
    meta: { align: 'center', extra: true },
    cell: cell((home, { format, homeFormat, rankOf }) => {
      const rank = rankOf(home);
      return rank && <span title={homeFormat.rank(rank)}>{rank.place === null ? '–' : format.number(rank.place)}</span>;
    }),
  },
  {
    id: 'myScore',
    size: 60,
    meta: { align: 'center', extra: true },
    cell: cell((home, { homeFormat, rankOf }) => {
      const rank = rankOf(home);
      return rank ? homeFormat.score(rank.score.mean) : '–';
    }),
  },
  {
    id: 'monthlyCost',
    size: 96,
    meta: { align: 'end', extra: true },
    cell: cell((home, { t, homeFormat, costOf }) => {
      const cost = costOf(home);
      return cost ? homeFormat.cost(cost) : t('common:notAvailable');
    }),
  },
  {
    id: 'sharedAt',
    size: 58,
    meta: { extra: true },
    sortDescFirst: true,
    cell: cell(({ createdAt }, context) => age(createdAt, context)),
  },
  {
    id: 'comment',
    size: 30,
    meta: { align: 'center', icon: MessageSquare },
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
