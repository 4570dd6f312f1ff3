import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Header, SortingState } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { type ColumnId, isColumn } from './columns.tsx';
import classes from './home-table.module.css';
import { sortName } from './sorting.ts';
import type { Features } from './table-features.ts';

type HomeHeader = Header<Features, Home>;

interface Props {
  headers: readonly HomeHeader[];
  sorting: SortingState;
  chosen: 'all' | 'some' | 'none';
  onSelectAll: () => void;
  /** Moves a column to the place of another one. */
  onMove: (id: ColumnId, onto: ColumnId) => void;
}

const silent = () => undefined;
// The table itself says where a column has gone to, whichever way it was moved.
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  // Not within the table, whose children are rows.
  container: document.body,
};

/** The head of the table: a column sorts by its button, is dragged from anywhere in its cell, and moves with Shift and the arrows. */
export const TableHead = memo(function TableHead({ headers, sorting, onMove, ...all }: Props) {
  const { t, i18n } = useTranslation('listing');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const movable = headers.map(({ id }) => id).filter(isColumn);
  const onKeyDown = (id: ColumnId, event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const step = (event.key === 'ArrowRight') === (i18n.dir() === 'ltr') ? 1 : -1;
    const neighbour = movable[movable.indexOf(id) + step];
    if (neighbour) onMove(id, neighbour);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id && isColumn(active.id) && isColumn(over.id)) onMove(active.id, over.id);
      }}
    >
      <SortableContext items={movable} strategy={horizontalListSortingStrategy}>
        <div role="row" aria-rowindex={1} className={classes['headRow']}>
          {headers.map((header) =>
            isColumn(header.id) ? (
              <ColumnHead key={header.id} id={header.id} header={header} sorting={sorting} onKeyDown={onKeyDown} />
            ) : (
              <div key={header.id} role="columnheader" className={classes['headCell']}>
                {header.id === 'select' ? (
                  <SelectAll {...all} />
                ) : (
                  <span className="visually-hidden">{t('columns.actions')}</span>
                )}
              </div>
            ),
          )}
        </div>
      </SortableContext>
    </DndContext>
  );
});

interface HeadProps {
  id: ColumnId;
  header: HomeHeader;
  sorting: SortingState;
  onKeyDown: (id: ColumnId, event: KeyboardEvent) => void;
}

function ColumnHead({ id, header, sorting, onKeyDown }: HeadProps) {
  const { t } = useTranslation('listing');
  const { setNodeRef, transform, transition, listeners, isDragging } = useSortable({ id });
  const { column } = header;
  const { meta } = column.columnDef;
  const Icon = meta?.icon;
  const place = sorting.findIndex((sort) => sort.id === id);
  const isDescending = sorting[place]?.desc ?? false;
  const isSorted = place >= 0;
  const name = t(`columns.${id}`);
  const isMulti = isSorted && sorting.length > 1;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <div
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, y: 0 }), transition }}
      role="columnheader"
      className={classes['headCell']}
      data-column={id}
      data-align={meta?.align}
      data-main={meta?.main}
      data-dragging={isDragging || undefined}
      // One column alone may say its order by the attribute, so what decides after it says it by name.
      aria-sort={place === 0 ? (isDescending ? 'descending' : 'ascending') : undefined}
      {...listeners}
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
        onClick={(event) => meta?.sortValue && column.toggleSorting(undefined, event.shiftKey)}
        onKeyDown={(event) => onKeyDown(id, event)}
      >
        {Icon ? <Icon size={16} aria-hidden /> : meta?.head ? t(`heads.${meta.head}`) : name}
        {isSorted && <Arrow size={14} aria-hidden strokeWidth={2.25} />}
        {isMulti && <sup aria-hidden>{place + 1}</sup>}
      </button>
    </div>
  );
}

function SelectAll({ chosen, onSelectAll }: Pick<Props, 'chosen' | 'onSelectAll'>) {
  const { t } = useTranslation('listing');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen === 'some';
  });
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes['check']}
      checked={chosen === 'all'}
      onChange={onSelectAll}
      aria-label={t('selection.all')}
    />
  );
}
