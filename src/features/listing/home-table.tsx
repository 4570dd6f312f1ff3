import { type Column, type ColumnDef, type SortingState, type Updater, useTable } from '@tanstack/react-table';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
  type UIEvent,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { mostPrinted } from '#src/ui/use-is-printing.ts';
import { actionsCell } from './actions-cell.tsx';
import { selectCell } from './cells.tsx';
import { type ColumnId, columns as all } from './columns.tsx';
import type { HomeCardsProps } from './home-cards.tsx';
import { HomeRow } from './home-row.tsx';
import classes from './home-table.module.css';
import { useListActions } from './list-actions.ts';
import { TableHead } from './table-head.tsx';
import { type Features, features } from './table-features.ts';
import { useActiveHome } from './use-active-home.ts';
import type { ColumnArrangement } from './use-column-arrangement.ts';
import { useHomeWindow } from './use-home-window.ts';

const rowSize = 60;
const rowsOfPage = 10;
const selectSize = 38;
const actionsSize = 98;
const defs: readonly ColumnDef<Features, Home>[] = [
  { id: 'select', size: selectSize, meta: { cell: selectCell } },
  ...all,
  { id: 'actions', size: actionsSize, meta: { cell: actionsCell } },
];
const rem = (pixels: number) => `${pixels / 16}rem`;
/** The controls at both ends of a row do not grow with the text. */
const widthOf = (id: string, size: number) => (id === 'select' || id === 'actions' ? `var(--${id})` : rem(size));

/** What the style sheet lays the columns out by. */
function columnSizes(shown: readonly Column<Features, Home>[]) {
  const widths = shown.map((column, index) =>
    // The head of the times may reach over the icon of the photos; beside other columns it needs room for its word.
    widthOf(column.id, column.id === 'updatedAt' && shown[index + 1]?.id !== 'photo' ? 80 : column.getSize()),
  );
  const main = shown.findIndex(({ columnDef }) => columnDef.meta?.main);
  return {
    '--columns': widths.map((width, index) => (index === main ? `minmax(${width}, 1fr)` : width)).join(' '),
    '--least': `calc(${widths.join(' + ')})`,
    '--address': widths[main],
    '--to-address': `calc(${widths.slice(0, main + 1).join(' + ')})`,
    '--select': `${selectSize}px`,
    '--actions': `${actionsSize}px`,
    '--row': rem(rowSize),
  } as CSSProperties;
}

interface Props extends HomeCardsProps {
  columns: ColumnArrangement;
  sorting: SortingState;
  onSorting: (updater: Updater<SortingState>) => void;
  isPrinting: boolean;
}

/** The homes as a table. Only the rows near the screen are in the document, unless it is printed; its ARIA attributes count them all. */
export const HomeTable = memo(function HomeTable({
  homes,
  columns,
  sorting,
  onSorting,
  rowSelection,
  arrival,
  atTop,
  isPrinting,
}: Props) {
  const { t } = useTranslation(['listing', 'home']);
  const { open, remove, toggle, select } = useListActions();
  const headBox = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const follow = (other: RefObject<HTMLElement | null>) => (event: UIEvent<HTMLElement>) => {
    if (other.current) other.current.scrollLeft = event.currentTarget.scrollLeft;
  };
  const { active, go, onFocus } = useActiveHome({ list: body, homes, arrival, atTop });
  const { items, inWindow, total } = useHomeWindow({
    list: body,
    homes,
    size: rowSize,
    active,
    atTop,
    first: isPrinting ? mostPrinted : undefined,
  });
  const table = useTable({
    features,
    columns: defs,
    data: inWindow,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableMultiSort: true,
    sortDescFirst: false,
    state: {
      columnOrder: useMemo(() => ['select', ...columns.order, 'actions'], [columns.order]),
      columnVisibility: columns.visibility,
      sorting,
      rowSelection,
    },
    onSortingChange: onSorting,
  });
  const shown = table.getVisibleLeafColumns();
  const style = useMemo(() => columnSizes(shown), [shown]);
  const onMove = useCallback(
    (id: ColumnId, onto: ColumnId) => {
      const { order, visibility } = columns;
      columns.move(
        id,
        order.indexOf(onto),
        order.filter((column) => visibility[column]),
      );
    },
    [columns],
  );
  const chosen = useMemo(() => {
    if (Object.keys(rowSelection).length === 0) return 'none';
    const count = homes.filter(({ id }) => rowSelection[id]).length;
    return count === 0 ? 'none' : count === homes.length ? 'all' : 'some';
  }, [homes, rowSelection]);
  const selectAll = useCallback(() => select(homes, chosen !== 'all'), [select, homes, chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The keys of a row's menu arrive here as well.
    if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
    const steps: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + rowsOfPage,
      PageUp: active - rowsOfPage,
      Home: 0,
      End: homes.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      return go(to);
    }
    const home = homes[active];
    // Within a row its controls have Enter and Space for themselves.
    if (!home || event.target.role !== 'row') return;
    // Held down, it would scroll the page.
    if (event.key === ' ') event.preventDefault();
    // A key that is held down must not act on the homes that move up as well, nor select and unselect in turn.
    if (event.repeat) return;
    if (event.key === 'Enter') open(home);
    else if (event.key === 'Delete') remove([home]);
    else if (event.key === ' ') toggle(home, event.shiftKey);
  };

  const rows = table.getRowModel().rows;
  return (
    <div
      className={classes['grid']}
      style={style}
      role="grid"
      aria-label={t('listing:table')}
      aria-rowcount={homes.length + 1}
      aria-colcount={shown.length}
      aria-multiselectable
    >
      <div ref={headBox} role="rowgroup" className={classes['head']} onScroll={follow(body)}>
        <TableHead
          headers={table.getHeaderGroups()[0]?.headers ?? []}
          sorting={sorting}
          chosen={chosen}
          onSelectAll={selectAll}
          onMove={onMove}
        />
      </div>
      {/* The rows are the controls; this handles the keys of all of them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={body}
        role="rowgroup"
        className={classes['body']}
        style={{ blockSize: total }}
        onScroll={follow(headBox)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {items.map(({ index, start }, position) => {
          const row = rows[position];
          return (
            row && (
              <HomeRow
                key={row.id}
                row={row}
                index={index}
                start={start}
                isSelected={row.getIsSelected()}
                isActive={index === active}
                columns={shown}
              />
            )
          );
        })}
      </div>
      {isPrinting && homes.length > mostPrinted && (
        <p>{t('home:printed', { shown: mostPrinted, all: homes.length })}</p>
      )}
    </div>
  );
});
