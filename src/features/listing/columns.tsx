import { type LucideIcon, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { marketStatus } from '#src/domain/market-status.ts';
import { addressLines, daysOnMarket, isNew, type Home } from '#src/domain/home.ts';
import { scoreBand } from '#src/domain/question.ts';
import { Badge } from '#src/ui/badge.tsx';
import glyph from '#src/ui/glyph.module.css';
import photo from '#src/ui/photo.module.css';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { Tip } from '#src/ui/tip.tsx';
import type { ColumnId } from './column-ids.ts';
import type { Figures } from './figures.ts';
import classes from './home-table.module.css';
import type { RowWords, ShownScore } from './row-words.ts';

/** What a cell is drawn from, beside its home. Cells are plain functions and elements: no hook, no component, no closure a row. */
export interface CellContext {
  words: RowWords;
  now: number;
  /** Keyboard stops of a row, but those of the row at hand, are reached through it. */
  tabIndex: 0 | -1;
  href: string;
  /** There for the columns that say they need them. */
  figures: Figures | null;
}

export interface Column {
  id: ColumnId;
  /** In pixels at the usual text size; a growing column takes what is left. */
  width: number;
  grows?: boolean;
  align?: 'end' | 'center';
  /** Too narrow for its word, which a screen reader still has. */
  headIcon?: LucideIcon;
  /** When it leaves a screen that is too narrow for all: the lowest first. */
  leaves?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Drawn in a row that flies past as well, where it is what one looks for on the way. */
  early?: true;
  /** Needs the ranking or the costs, which nobody reckons where no such column stands. */
  needsFigures?: true;
  cell: (home: Home, context: CellContext) => ReactNode;
}

const tones: Readonly<Record<string, 'caution' | 'info'>> = {
  pending: 'caution',
  underContract: 'caution',
  comingSoon: 'info',
};

/** Active is a dot and a word; every other status is a tinted badge. */
export function statusLabel(text: string, words: RowWords): ReactNode {
  const known = marketStatus(text);
  if (known === 'active') return <span className={classes['active']}>{words.status(text)}</span>;
  if (known === null)
    return (
      <Badge tone="plain">
        <span className={classes['unknown']}>{text}</span>
      </Badge>
    );
  return <Badge tone={tones[known] ?? 'plain'}>{words.status(text)}</Badge>;
}

/** A home's photo for the button that opens it, which says what it shows. */
export function thumbnail({ photo: src }: Home): ReactNode {
  return (
    src !== null && (
      <img
        // Another home's photo is another element: the old one does not stand there until the new one has come.
        key={src}
        className={photo['photo']}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )
  );
}

const score = (id: ColumnId, name: ShownScore, leaves?: Column['leaves']): Column => ({
  id,
  width: 56,
  align: 'center',
  ...(leaves && { leaves }),
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
    leaves: 3,
    cell: ({ updatedAt }, { words, now }) =>
      updatedAt === null ? words.notAvailable : words.format.ago(updatedAt, now),
  },
  {
    id: 'photo',
    width: 78,
    cell: (home, { words, tabIndex }) => (
      <button
        type="button"
        className={`${glyph['glyph']} ${classes['thumb']}`}
        data-glyph="house"
        data-action="photo"
        tabIndex={tabIndex}
        aria-label={words.action('photo', home.address ?? words.noAddress)}
      >
        {thumbnail(home)}
      </button>
    ),
  },
  {
    id: 'mls',
    width: 76,
    leaves: 3,
    cell: ({ mls }) => (mls === null ? null : <span className="ltr">{mls}</span>),
  },
  {
    id: 'days',
    width: 68,
    align: 'end',
    leaves: 4,
    cell: (home, { words, now }) => {
      const days = daysOnMarket(home, now);
      return days === null ? words.notAvailable : words.format.number(days);
    },
  },
  {
    id: 'status',
    width: 118,
    cell: ({ marketStatus: value }, { words }) => (value === null ? words.notAvailable : statusLabel(value, words)),
  },
  {
    id: 'price',
    width: 104,
    align: 'end',
    early: true,
    cell: ({ price }, { words }) => (price === null ? words.notAvailable : words.format.money(price)),
  },
  {
    id: 'address',
    width: 150,
    grows: true,
    early: true,
    cell: (home, { words, tabIndex, href, now }) => {
      const [street, place] = addressLines(home.address ?? words.noAddress);
      const where = (
        <span className={classes['place']} dir="auto">
          {place}
        </span>
      );
      return (
        <>
          <a className={classes['street']} dir="auto" href={href} data-action="open" tabIndex={tabIndex}>
            {street}
          </a>
          {isNew(home, now) ? (
            <div className={classes['marked']}>
              {where}
              <Badge tone="info">{words.isNew}</Badge>
            </div>
          ) : (
            where
          )}
        </>
      );
    },
  },
  {
    id: 'tour',
    width: 42,
    align: 'center',
    leaves: 4,
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
  score('priceScore', 'price', 5),
  score('location', 'location', 5),
  {
    id: 'rank',
    width: 64,
    align: 'center',
    leaves: 1,
    needsFigures: true,
    cell: (home, { words, figures }) => {
      const rank = figures?.rankOf(home);
      return (
        rank && <span title={words.place(rank)}>{rank.place === null ? '–' : words.format.number(rank.place)}</span>
      );
    },
  },
  {
    id: 'myScore',
    width: 62,
    align: 'center',
    leaves: 2,
    needsFigures: true,
    cell: (home, { words, figures }) => words.mean(figures?.rankOf(home)),
  },
  {
    id: 'monthlyCost',
    width: 84,
    align: 'end',
    leaves: 1,
    needsFigures: true,
    cell: (home, { words, figures }) => words.monthly(figures?.costOf(home) ?? null),
  },
  {
    id: 'comment',
    width: 32,
    align: 'center',
    headIcon: MessageSquare,
    leaves: 6,
    cell: (home, { words, tabIndex }) =>
      home.question.comments === null ? null : (
        <Tip text={home.question.comments} pressed>
          <button
            type="button"
            className={`${glyph['glyph']} ${classes['tool']}`}
            data-glyph="message-square"
            tabIndex={tabIndex}
            aria-label={words.comment(home.address ?? words.noAddress, home.question.comments)}
          />
        </Tip>
      ),
  },
];

export const columnOf = new Map(columns.map((column) => [column.id, column]));
