import { type CSSProperties, type KeyboardEvent, memo, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import glyph from '#src/ui/glyph.module.css';
import { type ColumnId, isSortable } from './column-ids.ts';
import type { Column } from './columns.tsx';
import classes from './home-table.module.css';
import type { Sort } from './listing-search.ts';

export interface HeadProps {
  columns: readonly Column[];
  sorts: readonly Sort[];
  onSort: (id: ColumnId, add: boolean) => void;
  /** Moves a column before or after its neighbour on the screen. */
  onMove: (id: ColumnId, onto: ColumnId) => void;
  allSelected: boolean;
  someSelected: boolean;
  onSelectAll: () => void;
}

export interface HeadCellProps extends Pick<HeadProps, 'columns' | 'onSort' | 'onMove'> {
  column: Column;
  direction?: 'ascending' | 'descending';
  /** Its place among the columns sorted by, from 1, where they are several. */
  place?: number;
  /** What a drag needs, once its code is here. */
  drag?: { ref: Ref<HTMLDivElement>; style: CSSProperties; listeners: object };
}

/** What the cell of each column says of the sorting: in words and numbers, so that a sort draws only those again that it concerns. */
export const headCells = ({ columns, sorts, onSort, onMove }: HeadProps): HeadCellProps[] =>
  columns.map((column) => {
    const at = sorts.findIndex(({ column: id }) => id === column.id);
    const sort = sorts[at];
    return {
      column,
      columns,
      onSort,
      onMove,
      ...(sort && { direction: sort.descending ? 'descending' : 'ascending' }),
      ...(sort && sorts.length > 1 && { place: at + 1 }),
    };
  });

export const HeadCell = memo(function HeadCell({
  column: { id, align, headIcon: Icon },
  columns,
  direction,
  place,
  onSort,
  onMove,
  drag,
}: HeadCellProps) {
  const { t, i18n } = useTranslation('listing');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const forwards = (event.key === 'ArrowRight') === (i18n.dir() === 'ltr');
    const neighbour = columns[columns.findIndex((column) => column.id === id) + (forwards ? 1 : -1)];
    if (neighbour) onMove(id, neighbour.id);
  };
  const button = {
    type: 'button',
    className: `${glyph['glyph']} ${classes['sort']}`,
    'data-head': id,
    'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
    // Only one column may tell its order by role, so the steps of several tell theirs by name.
    ...(place && {
      'aria-label': t('sort.step', {
        place,
        order: t(direction === 'descending' ? 'sort.desc' : 'sort.asc', { column: t(`columns.${id}`) }),
      }),
    }),
    onKeyDown,
    ...drag?.listeners,
  } as const;
  return (
    <div
      ref={drag?.ref}
      style={drag?.style}
      role="columnheader"
      className={classes['headCell']}
      data-align={align}
      aria-sort={(place ?? 1) === 1 ? direction : undefined}
      data-sorted={direction && ''}
    >
      {isSortable(id) ? (
        <button
          {...button}
          data-glyph={direction && (direction === 'descending' ? 'arrow-down' : 'arrow-up')}
          onClick={(event) => onSort(id, event.shiftKey)}
        >
          {Icon && <Icon size={16} aria-hidden />}
          <span className={Icon && 'visually-hidden'}>
            {t(`columns.${id}`)}
            {place && <sup>{place}</sup>}
          </span>
        </button>
      ) : (
        <button {...button}>{t(`columns.${id}`)}</button>
      )}
    </div>
  );
});

export function SelectAllCell({ allSelected, someSelected, onSelectAll }: HeadProps) {
  const { t } = useTranslation('listing');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = someSelected && !allSelected;
  });
  return (
    <div role="columnheader" className={classes['headCell']}>
      <input
        ref={box}
        type="checkbox"
        className={classes['check']}
        data-head="select"
        checked={allSelected}
        onChange={onSelectAll}
        aria-label={t('selection.all')}
      />
    </div>
  );
}

export function ActionsHeadCell() {
  const { t } = useTranslation('listing');
  return (
    <div role="columnheader" className={classes['headCell']}>
      <span className="visually-hidden">{t('columns.actions')}</span>
    </div>
  );
}

/** The head of the table until columns can be dragged: it sorts, and moves them by keys. */
export const HomeTableHead = memo(function HomeTableHead(props: HeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={classes['head']}>
      <SelectAllCell {...props} />
      {headCells(props).map((cell) => (
        <HeadCell key={cell.column.id} {...cell} />
      ))}
      <ActionsHeadCell />
    </div>
  );
});
