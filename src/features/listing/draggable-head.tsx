import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo } from 'react';
import { isColumn } from './column-ids.ts';
import type { Column } from './columns.tsx';
import { ActionsHeadCell, HeadCell, type HeadProps, SelectAllCell } from './home-table-head.tsx';
import classes from './home-table.module.css';

const silent = () => undefined;
// The table itself says where a column has gone to, whichever way it was moved.
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  // Not within the table, whose children are rows.
  container: document.body,
};

function DraggableCell({ column, ...props }: HeadProps & { column: Column }) {
  const { setNodeRef, transform, transition, listeners, isDragging } = useSortable({ id: column.id });
  return (
    <HeadCell
      column={column}
      {...props}
      drag={{
        ref: setNodeRef,
        style: { transform: CSS.Translate.toString(transform), transition, ...(isDragging && { zIndex: 4 }) },
        listeners: listeners ?? {},
      }}
    />
  );
}

/** The same head, with columns that can be dragged by mouse and by finger. */
export const DraggableHead = memo(function DraggableHead(props: HeadProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id && isColumn(active.id) && isColumn(over.id)) props.onMove(active.id, over.id);
      }}
    >
      <SortableContext items={props.columns.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
        <div role="row" aria-rowindex={1} className={classes['head']}>
          <SelectAllCell {...props} />
          {props.columns.map((column) => (
            <DraggableCell key={column.id} column={column} {...props} />
          ))}
          <ActionsHeadCell />
        </div>
      </SortableContext>
    </DndContext>
  );
});
