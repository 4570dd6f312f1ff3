import type { Row } from '@tanstack/react-table';
import { memo, type MouseEvent } from 'react';
import type { Home } from '#src/domain/home.ts';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { isForElsewhere } from '#src/ui/is-for-elsewhere.ts';
import { cells } from './cells.tsx';
import { columnClass } from './column-class.ts';
import classes from './home-table.module.css';
import { useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';
import type { Features, HomeColumn } from './table-features.ts';

interface CellsProps {
  row: Row<Features, Home>;
  isSelected: boolean;
  /** The keyboard is in it, or enters the table by it. */
  isActive: boolean;
  columns: readonly HomeColumn[];
}

interface Props extends CellsProps {
  /** Its position in the list, from 0; `start` is its distance from the list's top in pixels. */
  index: number;
  start: number;
}

/** Not on a control, and not in a menu or tooltip of the row: React sends their events here, although they are elsewhere in the page. */
const isOnRow = ({ currentTarget, target }: MouseEvent) =>
  target instanceof Element && currentTarget.contains(target) && target.closest('a, button, input') === null;

/** The table makes new row objects for the same homes as it scrolls. */
const hasSameCells = (before: CellsProps, after: CellsProps) =>
  before.row.original === after.row.original &&
  before.isSelected === after.isSelected &&
  before.isActive === after.isActive &&
  before.columns === after.columns;

/** One home of the table. It re-renders only when it changes or moves. */
export const HomeRow = memo(
  function HomeRow({ index, start, ...content }: Props) {
    const { open, openElsewhere } = useListActions();
    const home = content.row.original;
    const onClick = (event: MouseEvent) => {
      if (!isFirstClick(event) || !isOnRow(event) || getSelection()?.isCollapsed === false) return;
      if (isForElsewhere(event)) openElsewhere(home);
      else open(home);
    };
    return (
      // The table handles the keys of its rows.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        role="row"
        className={classes['row']}
        style={{ insetBlockStart: start }}
        aria-rowindex={index + 2}
        aria-selected={content.isSelected}
        tabIndex={content.isActive ? 0 : -1}
        data-index={index}
        onClick={onClick}
        onAuxClick={(event) => event.button === 1 && isOnRow(event) && openElsewhere(home)}
      >
        <CardBoundary within="row">
          <Cells {...content} />
        </CardBoundary>
      </div>
    );
  },
  (before, after) => hasSameCells(before, after) && before.index === after.index && before.start === after.start,
);

/** Apart from the row: sorting and filtering move most rows and change no cell. */
const Cells = memo(function Cells({ row: { original: home }, isSelected, isActive, columns }: CellsProps) {
  const context = useListingContext();
  const row = { cells, actions: useListActions(), isSelected, tabIndex: isActive ? 0 : -1 } as const;
  return columns.map((column) => (
    <div key={column.id} role="gridcell" className={`${classes['cell']} ${columnClass(column)}`}>
      {column.columnDef.meta?.cell(home, context, row)}
    </div>
  ));
}, hasSameCells);
