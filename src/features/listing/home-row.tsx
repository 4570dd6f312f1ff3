import { flexRender, type Row } from '@tanstack/react-table';
import { memo, type MouseEvent } from 'react';
import type { Home } from '#src/domain/home.ts';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import classes from './home-table.module.css';
import { isForElsewhere, useListActions } from './list-actions.ts';
import { RowStopProvider } from './row-stop.ts';
import type { Features } from './table-features.ts';

interface CellsProps {
  row: Row<Features, Home>;
  isSelected: boolean;
  /** The visible columns: another list of them makes other cells. */
  columns: readonly unknown[];
}

interface Props extends CellsProps {
  /** Its position in the list, from 0; `start` is its distance from the list's top in pixels. */
  index: number;
  start: number;
  /** The keyboard is in it, or enters the table by it. */
  isActive: boolean;
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('a, button, input') !== null;

/** The table makes new row objects for the same homes as it scrolls. */
const hasSameCells = (before: CellsProps, after: CellsProps) =>
  before.row.original === after.row.original &&
  before.isSelected === after.isSelected &&
  before.columns === after.columns;

/** One home of the table. It re-renders only when it changes or moves. */
export const HomeRow = memo(
  function HomeRow({ index, start, isActive, ...cells }: Props) {
    const { open, openElsewhere } = useListActions();
    const home = cells.row.original;
    const onClick = (event: MouseEvent) => {
      // The second click of a double click was meant for what the first one has removed.
      if (event.detail > 1 || isControl(event.target) || getSelection()?.isCollapsed === false) return;
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
        aria-selected={cells.isSelected}
        tabIndex={isActive ? 0 : -1}
        data-index={index}
        onClick={onClick}
        onAuxClick={(event) => event.button === 1 && !isControl(event.target) && openElsewhere(home)}
      >
        <RowStopProvider value={isActive ? 0 : -1}>
          <CardBoundary within="row">
            <Cells {...cells} />
          </CardBoundary>
        </RowStopProvider>
      </div>
    );
  },
  (before, after) =>
    hasSameCells(before, after) &&
    before.index === after.index &&
    before.start === after.start &&
    before.isActive === after.isActive,
);

/** Apart from the row: sorting and filtering move most rows and change no cell. */
const Cells = memo(function Cells({ row }: CellsProps) {
  return row.getVisibleCells().map((cell) => {
    const { id, columnDef } = cell.column;
    return (
      <div
        key={id}
        role="gridcell"
        className={classes['cell']}
        data-column={id}
        data-align={columnDef.meta?.align}
        data-main={columnDef.meta?.main}
      >
        {flexRender(columnDef.cell, cell.getContext())}
      </div>
    );
  });
}, hasSameCells);
