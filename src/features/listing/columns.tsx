import type { ColumnDef } from '@tanstack/react-table';
import { Image, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRanking } from '#src/api/use-ranking.ts';
import { costSortValue } from '#src/domain/cost.ts';
import { sortableText } from '#src/domain/fold.ts';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import { scoreBand } from '#src/domain/question.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import type { FactName } from '#src/i18n/words.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { ShortAge } from '#src/ui/short-age.tsx';
import type { ListingContext } from './listing-context.ts';
import type { CellRow, Features, RenderCell } from './table-features.ts';

/** The key of the column’s word in `home:facts`. */
export type ColumnId = FactName;
export type Column = ColumnDef<Features, Home> & { id: ColumnId; size: number };

/** Renders what depends on a home's rank. A rank changes when any home is scored, and then the rest of the row must not render. */
function Ranked({ home, children }: { home: Home; children: (rank: RankedHome | undefined) => ReactNode }) {
  return children(useRanking().of.get(home.id));
}

/** A cell that only the table has. */
const fromTable =
  (name: keyof CellRow['cells']): RenderCell =>
  (home, context, row) =>
    row.cells[name](home, context, row);

const text = (value: string | null) => (value === null ? null : sortableText(value));

const age = (instant: number | null, { t, format, now }: ListingContext) =>
  instant === null ? t('common:notAvailable') : <ShortAge {...format.ageParts(instant, now, true)} />;

const number = (id: 'beds' | 'baths' | 'sqft', size: number, words: 'amount' | 'count'): Column => ({
  id,
  size,
  meta: {
    align: 'end',
    head: id,
    extra: true,
    sort: { words, value: (home) => home[id] },
    cell: (home, { t, format }) => (home[id] === null ? t('common:notAvailable') : format.number(home[id])),
  },
});

const score = (
  id: 'overall' | 'priceScore' | 'location',
  name: 'overall' | 'price' | 'location',
  size: number,
): Column => ({
  id,
  size,
  meta: {
    align: 'center',
    head: id,
    sort: { words: 'amount', value: ({ question }) => question.scores[name] },
    cell: ({ question: { scores } }, { scoreLabel }) => {
      const value = scores[name];
      return <ScoreBadge score={value} band={scoreBand(value)} label={scoreLabel(name, value)} />;
    },
  },
});

/** Every column that can be moved and hidden, in its default order. A new one is a row here and its word. `size` is in pixels at the usual text size. */
export const columns: readonly Column[] = [
  {
    id: 'updatedAt',
    size: 52,
    // The most recent change is the most interesting one.
    sortDescFirst: true,
    meta: {
      sort: { words: 'modified', value: ({ updatedAt }) => updatedAt },
      cell: ({ updatedAt }, context) => age(updatedAt, context),
    },
  },
  {
    id: 'photo',
    size: 70,
    meta: { icon: Image, cell: fromTable('photo') },
  },
  {
    id: 'mls',
    size: 66,
    meta: {
      sort: { words: 'amount', value: ({ mls }) => text(mls) },
      cell: ({ mls }) => mls !== null && <span className="ltr clamped aligned">{mls}</span>,
    },
  },
  {
    id: 'days',
    size: 46,
    meta: {
      align: 'end',
      head: 'days',
      sort: { words: 'count', value: (home, { now }) => daysOnMarket(home, now) },
      cell: (home, { t, format, now }) => {
        const days = daysOnMarket(home, now);
        return days === null ? t('common:notAvailable') : format.number(days);
      },
    },
  },
  {
    id: 'status',
    // No word of a status breaks, in any language.
    size: 110,
    meta: {
      sort: {
        words: 'text',
        value: ({ marketStatus }, { statusWord }) => text(marketStatus && statusWord(marketStatus)),
      },
      cell: fromTable('status'),
    },
  },
  {
    id: 'price',
    size: 93,
    meta: {
      align: 'end',
      sort: { words: 'amount', value: ({ price }) => price },
      cell: ({ price }, { format }) => <b>{format.price(price)}</b>,
    },
  },
  {
    id: 'address',
    size: 162,
    enableHiding: false,
    meta: {
      main: true,
      sort: { words: 'text', value: ({ address }) => text(address) },
      cell: fromTable('address'),
    },
  },
  number('beds', 56, 'count'),
  number('baths', 56, 'count'),
  number('sqft', 72, 'amount'),
  {
    id: 'tour',
    size: 38,
    meta: {
      align: 'center',
      sort: { words: 'tour', value: ({ question }) => (question.tour ? 0 : null) },
      cell: fromTable('tour'),
    },
  },
  score('overall', 'overall', 54),
  score('priceScore', 'price', 48),
  score('location', 'location', 58),
  {
    id: 'rank',
    size: 60,
    meta: {
      align: 'center',
      extra: true,
      sort: { words: 'rank', value: (home, { rankOf }) => rankOf(home)?.place ?? null },
      cell: (home, { format }) => (
        <Ranked home={home}>
          {(rank) => (
            <span title={rank && format.rank(rank)}>{rank?.place == null ? '–' : format.number(rank.place)}</span>
          )}
        </Ranked>
      ),
    },
  },
  {
    id: 'myScore',
    size: 78,
    meta: {
      align: 'center',
      extra: true,
      sort: {
        words: 'amount',
        value(home, { rankOf }) {
          const rank = rankOf(home);
          return rank?.place == null ? null : rank.score.mean;
        },
      },
      cell: (home, { format }) => <Ranked home={home}>{(rank) => (rank ? format.myScore(rank) : '–')}</Ranked>,
    },
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
      cell: (home, { t, format, costOf }) => {
        const cost = costOf(home);
        return cost ? format.cost(cost) : t('common:notAvailable');
      },
    },
  },
  {
    id: 'sharedAt',
    size: 84,
    sortDescFirst: true,
    meta: {
      extra: true,
      sort: { words: 'shared', value: ({ sharedAt }) => sharedAt },
      cell: ({ sharedAt }, context) => age(sharedAt, context),
    },
  },
  {
    id: 'comment',
    size: 28,
    meta: {
      align: 'center',
      icon: MessageSquare,
      sort: { words: 'text', value: ({ question }) => text(question.comments) },
      cell: fromTable('comment'),
    },
  },
];

const byId: ReadonlyMap<unknown, Column> = new Map(columns.map((column) => [column.id, column]));
export const isColumn = (id: unknown): id is ColumnId => byId.has(id);
/** Undefined for a column that does not sort, and for a name that is no column's. */
export const sortOf = (id: string) => byId.get(id)?.meta?.sort;
