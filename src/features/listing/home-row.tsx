import { memo } from 'react';
import type { Home } from '#src/domain/home.ts';
import glyph from '#src/ui/glyph.module.css';
import type { Column } from './columns.tsx';
import type { Figures } from './figures.ts';
import classes from './home-table.module.css';
import { hrefOf } from './home-href.ts';
import type { ListingLook } from './listing-search.ts';
import type { RowAction, RowWords } from './row-words.ts';

interface Props {
  home: Home;
  /** Its place in the list, from 0, and its distance from the list's start in pixels. */
  at: number;
  offset: number;
  columns: readonly Column[];
  words: RowWords;
  figures: Figures | null;
  /** How the list is looked at, for the link to take along. */
  look: ListingLook;
  now: number;
  selected: boolean;
  /** The row that the keyboard is in; its controls are tab stops. */
  active: boolean;
  /** It flies past under fast scrolling: what one looks for on the way will do. */
  brief: boolean;
  /** The row that the person comes back to. */
  arrival: boolean;
}

interface Tool {
  action: RowAction;
  glyph: string;
  pressed?: boolean;
}

function toolsOf({ propStatus }: Home): readonly Tool[] {
  if (propStatus === 'hidden') return [{ action: 'restore', glyph: 'archive-restore' }];
  return [
    { action: 'like', glyph: 'heart', pressed: propStatus === 'liked' },
    { action: 'dislike', glyph: 'thumbs-down', pressed: propStatus === 'disliked' },
    { action: 'archive', glyph: 'archive' },
  ];
}

/** One home of the table. What it does is the table's to hear: rows carry no handlers, and so are drawn again only when they change. */
export const HomeRow = memo(function HomeRow(props: Props) {
  const { home, at, offset, columns, words, figures, look, now, selected, active, brief, arrival } = props;
  const address = home.address ?? words.noAddress;
  const tabIndex = active ? 0 : -1;
  const href = hrefOf(home.id, look);
  const tool = `${glyph['glyph']} ${classes['tool']}`;
  return (
    <div
      className={classes['row']}
      style={{ insetBlockStart: offset }}
      role="row"
      aria-rowindex={at + 2}
      aria-selected={selected}
      tabIndex={tabIndex}
      data-row={at}
      data-brief={brief || undefined}
      data-arrival={arrival || undefined}
    >
      <div role="gridcell" className={classes['cell']}>
        {!brief && (
          <input
            type="checkbox"
            className={classes['check']}
            checked={selected}
            readOnly
            tabIndex={tabIndex}
            aria-label={words.action('select', address)}
          />
        )}
      </div>
      {columns.map((column, place) => {
        const isLeft = brief && !column.early;
        // The first one stays, as what stands first can be stuck to the edge.
        return isLeft && place > 0 ? null : (
          <div
            key={column.id}
            role="gridcell"
            className={classes['cell']}
            style={brief ? { gridColumn: place + 2 } : undefined}
            aria-colindex={brief ? place + 2 : undefined}
            data-align={column.align}
            data-column={column.id}
          >
            {!isLeft && column.cell(home, { words, now, tabIndex, href, figures })}
          </div>
        );
      })}
      {!brief && (
        <div role="gridcell" className={classes['tools']}>
          {toolsOf(home).map(({ action, glyph: name, pressed }) => (
            <button
              key={action}
              type="button"
              className={tool}
              data-glyph={name}
              data-action={action}
              aria-pressed={pressed}
              tabIndex={tabIndex}
              aria-label={words.action(action, address)}
            />
          ))}
          <a
            className={tool}
            data-glyph="eye"
            data-action="open"
            href={href}
            tabIndex={tabIndex}
            aria-label={words.action('open', address)}
          />
          {home.link !== null && (
            <a
              className={tool}
              data-glyph="external-link"
              href={home.link}
              target="_blank"
              rel="noopener noreferrer"
              tabIndex={tabIndex}
              aria-label={words.action('external', address)}
            />
          )}
          <button
            type="button"
            className={tool}
            data-glyph="trash-2"
            data-action="delete"
            tabIndex={tabIndex}
            aria-label={words.action('delete', address)}
          />
        </div>
      )}
    </div>
  );
});
