import { type LucideIcon, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { sortableText } from '#src/domain/fold.ts';
import { marketStatus } from '#src/domain/market-status.ts';
import { addressLines, daysOnMarket, isNew, type Property } from '#src/domain/property.ts';
import { scoreBand } from '#src/domain/question.ts';
import { Badge } from '#src/ui/badge.tsx';
import glyph from '#src/ui/glyph.module.css';
import photo from '#src/ui/photo.module.css';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import type { ColumnId } from './column-ids.ts';
import type { SortKey } from './home-order.ts';
import classes from './home-table.module.css';
import type { RowWords, ShownScore } from './row-words.ts';

/** What a cell is drawn from, beside its home. Cells are plain functions and elements: no hook, no component, no closure a row. */
export interface CellContext {
  words: RowWords;
  now: number;
  /** Keyboard stops of a row, but those of the row at hand, are reached through it. */
  tabIndex: 0 | -1;
  href: string;
}

export interface Column {
  id: ColumnId;
  /** In pixels at the usual text size; a growing column takes what is left. */
  width: number;
  grows?: boolean;
  align?: 'end' | 'center';
  sortKey: SortKey | null;
  /** Too narrow for its word, which a screen reader still has. */
  headIcon?: LucideIcon;
  /** When it leaves a screen that is too narrow for all: the lowest first. */
  leaves?: 1 | 2 | 3 | 4;
  cell: (home: Property, context: CellContext) => ReactNode;
}

const instant = (value: string | null) => (value === null ? null : Date.parse(value));
const text = (value: string | null) => (value === null ? null : sortableText(value));

const tones: Readonly<Record<string, 'warn' | 'info'>> = { pending: 'warn', underContract: 'warn', comingSoon: 'info' };

/** Active is a dot and a word; every other status is a tinted badge. */
export function statusLabel(text: string, words: RowWords): ReactNode {
  const known = marketStatus(text);
  if (known === 'active') return <span className={classes['active']}>{words.status(text)}</span>;
  return <Badge tone={tones[known ?? ''] ?? 'plain'}>{words.status(text)}</Badge>;
}

const score = (id: ColumnId, name: ShownScore, leaves?: Column['leaves']): Column => ({
  id,
  width: 54,
  align: 'center',
  ...(leaves && { leaves }),
  sortKey: ({ question }) => question.scores[name],
  cell: ({ question }, { words }) => {
    const value = question.scores[name];
    return <ScoreBadge score={value} band={scoreBand(value)} label={words.score(name, value)} />;
  },
});

/** Every column of the listing; a new one is its id, its word and a row here. */
export const columns: readonly Column[] = [
  {
    id: 'updatedAt',
    width: 84,
    leaves: 1,
    sortKey: (home) => instant(home.updatedAt),
    cell: ({ updatedAt }, { words, now }) =>
      updatedAt === null ? words.notAvailable : words.format.ago(updatedAt, now),
  },
  {
    id: 'photo',
    width: 78,
    sortKey: null,
    cell: (home, { words, tabIndex }) => (
      <button
        type="button"
        className={`${glyph['glyph']} ${classes['thumb']}`}
        data-glyph="house"
        data-action="photo"
        tabIndex={tabIndex}
        aria-label={words.action('photo', home.address ?? words.noAddress)}
      >
        {home.photo === null ? null : (
          <img
            className={photo['photo']}
            src={home.photo}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )}
      </button>
    ),
  },
  {
    id: 'mls',
    width: 76,
    leaves: 1,
    sortKey: (home) => text(home.mls),
    cell: ({ mls }) => (mls === null ? null : <span className="ltr">{mls}</span>),
  },
  {
    id: 'days',
    width: 68,
    align: 'end',
    leaves: 2,
    // More days are an earlier date.
    sortKey: ({ listedAt }) => (listedAt === null ? null : -Date.parse(listedAt)),
    cell: (home, { words, now }) => {
      const days = daysOnMarket(home, now);
      return days === null ? words.notAvailable : words.format.number(days);
    },
  },
  {
    id: 'status',
    width: 118,
    sortKey: (home) => text(home.marketStatus),
    cell: ({ marketStatus: value }, { words }) => (value === null ? words.notAvailable : statusLabel(value, words)),
  },
  {
    id: 'price',
    width: 104,
    align: 'end',
    sortKey: (home) => home.price,
    cell: ({ price }, { words }) => (price === null ? words.notAvailable : words.format.money(price)),
  },
  {
    id: 'address',
    width: 156,
    grows: true,
    sortKey: (home) => text(home.address),
    cell: (home, { words, tabIndex, href, now }) => {
      const [street, place] = addressLines(home.address ?? words.noAddress);
      return (
        <>
          <a className={classes['street']} href={href} data-action="open" tabIndex={tabIndex}>
            {street}
          </a>
          <div className={classes['place']}>
            <span>{place}</span>
            {isNew(home, now) && <Badge tone="new">{words.isNew}</Badge>}
          </div>
        </>
      );
    },
  },
  {
    id: 'tour',
    width: 42,
    align: 'center',
    leaves: 2,
    sortKey: ({ question }) => (question.tour ? 0 : null),
    cell: ({ question }, { words }) =>
      question.tour ? (
        <span
          className={`${glyph['glyph']} ${classes['wished']}`}
          data-glyph="check"
          role="img"
          aria-label={words.tour}
        />
      ) : (
        <span role="img" aria-label={words.noTour}>
          –
        </span>
      ),
  },
  score('overall', 'overall'),
  score('priceScore', 'price', 3),
  score('location', 'location', 3),
  {
    id: 'comment',
    width: 32,
    align: 'center',
    headIcon: MessageSquare,
    leaves: 4,
    sortKey: ({ question }) => text(question.comments),
    cell: (home, { words, tabIndex }) =>
      home.question.comments === null ? null : (
        <button
          type="button"
          className={`${glyph['glyph']} ${classes['tool']}`}
          data-glyph="message-square"
          data-tip={home.question.comments}
          tabIndex={tabIndex}
          aria-label={words.comment(home.address ?? words.noAddress, home.question.comments)}
        />
      ),
  },
];

export const columnOf = new Map(columns.map((column) => [column.id, column]));
