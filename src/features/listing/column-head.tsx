import type { Header, SortingState } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { columnClass } from './column-class.ts';
import type { ColumnId } from './columns.tsx';
import classes from './home-table.module.css';
import { sortName } from './sorting.ts';
import type { Features } from './table-features.ts';

export type HomeHeader = Header<Features, Home>;

export interface DragProps {
  /** Props that make its cell draggable. */
  cell?: ComponentProps<'div'>;
  isDragging?: boolean;
}

interface Props extends DragProps {
  id: ColumnId;
  header: HomeHeader;
  sorting: SortingState;
  onKeyDown: (id: ColumnId, event: KeyboardEvent) => void;
}

export function ColumnHead({ id, header, sorting, onKeyDown, cell, isDragging }: Props) {
  const { t } = useTranslation(['listing', 'home']);
  const { column } = header;
  const { meta } = column.columnDef;
  const Icon = meta?.icon;
  const place = sorting.findIndex((sort) => sort.id === id);
  const isDescending = sorting[place]?.desc ?? false;
  const isSorted = place >= 0;
  const name = t(`home:facts.${id}`);
  const isMulti = isSorted && sorting.length > 1;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      className={`${classes['headCell']} ${columnClass(column)}`}
      // Only one column may have aria-sort; the columns that decide after it say their order in their names.
      aria-sort={place === 0 ? (isDescending ? 'descending' : 'ascending') : undefined}
      data-movable={cell && true}
      data-dragging={isDragging || undefined}
      {...cell}
    >
      <button
        type="button"
        className={classes['sort']}
        data-sorted={isSorted || undefined}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        title={name}
        aria-label={
          isMulti
            ? t('sort.step', { place: place + 1, order: sortName({ id, desc: isDescending }, t) })
            : Icon
              ? name
              : undefined
        }
        onClick={(event) => meta?.sort && column.toggleSorting(undefined, event.shiftKey)}
        onKeyDown={(event) => onKeyDown(id, event)}
      >
        {Icon ? <Icon size={16} /> : meta?.head ? t(`heads.${meta.head}`) : name}
        {isSorted && (
          <span className={classes['order']}>
            <Arrow size={12} strokeWidth={2.5} />
            {isMulti && <sup aria-hidden>{place + 1}</sup>}
          </span>
        )}
      </button>
    </div>
  );
}
