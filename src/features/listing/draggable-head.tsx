import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, useMemo } from 'react';
import { isColumn } from './column-ids.ts';
import {
  ActionsHeadCell,
  HeadCell,
  type HeadCellProps,
  headCells,
  type HeadProps,
  SelectAllCell,
} from './home-table-head.tsx';
import classes from './home-table.module.css';

const silent = () => undefined;
// The table itself says where a column has gone to, whichever way it was moved.
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  // Not within the table, whose children are rows.
  container: document.body,
};

const DraggableCell = memo(function DraggableCell(cell: HeadCellProps) {
  const { setNodeRef, transform, transition, listeners, isDragging } = useSortable({ id: cell.column.id });
  return (
    <HeadCell
      {...cell}
      drag={{
        ref: setNodeRef,
        style: { transform: CSS.Translate.toString(transform), transition, ...(isDragging && { zIndex: 4 }) },
        listeners: listeners ?? {},
      }}
    />
  );
});

/** The same head, with columns that can be dragged by mouse and by finger. */
export const DraggableHead = memo(function DraggableHead(props: HeadProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const ids = useMemo(() => props.columns.map(({ id }) => id), [props.columns]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id && isColumn(active.id) && isColumn(over.id)) props.onMove(active.id, over.id);
      }}
    >
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        <div role="row" aria-rowindex={1} className={classes['head']}>
          <SelectAllCell {...props} />
          {headCells(props).map((cell) => (
            <DraggableCell key={cell.column.id} {...cell} />
          ))}
          <ActionsHeadCell />
        </div>
      </SortableContext>
    </DndContext>
  );
});
