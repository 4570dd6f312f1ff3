import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, type SortingStrategy, useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { DragProps } from './column-head.tsx';
import type { ColumnId } from './columns.tsx';

const silent = () => undefined;
// The table itself announces where a column has moved, by whatever means.
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  // Outside the table, whose children must be rows.
  container: document.body,
};

const mirrored = <Rect extends { left: number; right: number }>(rect: Rect): Rect => ({
  ...rect,
  left: -rect.right,
  right: -rect.left,
});

/** dnd-kit's strategy assumes that rows start at the left. */
const inReadingOrder: SortingStrategy = ({ rects, activeNodeRect, ...rest }) => {
  if (document.documentElement.dir !== 'rtl') return horizontalListSortingStrategy({ rects, activeNodeRect, ...rest });
  const shift = horizontalListSortingStrategy({
    rects: rects.map(mirrored),
    activeNodeRect: activeNodeRect && mirrored(activeNodeRect),
    ...rest,
  });
  return shift && { ...shift, x: -shift.x };
};

interface Props {
  movable: ColumnId[];
  onMove: (id: ColumnId, onto: ColumnId) => void;
  children: ReactNode;
}

function ColumnDrag({ movable, onMove, children }: Props) {
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
        const id = movable.find((column) => column === active.id);
        const onto = movable.find((column) => column === over?.id);
        if (id && onto && id !== onto) onMove(id, onto);
      }}
    >
      <SortableContext items={movable} strategy={inReadingOrder}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function DraggableHead({ id, children }: { id: ColumnId; children: (dragged: DragProps) => ReactNode }) {
  const { setNodeRef, transform, transition, listeners, isDragging } = useSortable({ id });
  const style = { transform: transform ? `translate3d(${Math.round(transform.x)}px, 0, 0)` : undefined, transition };
  return children({ cell: { ref: setNodeRef, style, ...listeners }, isDragging });
}

/** The parts that make the heads of the table draggable. */
export const columnDrag = { Around: ColumnDrag, Head: DraggableHead };
