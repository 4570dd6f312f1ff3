import type { SortingState } from '@tanstack/react-table';
import { type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnHead, type DragProps, type HomeHeader } from './column-head.tsx';
import { columnClass } from './column-class.ts';
import { type ColumnId, isColumn } from './columns.tsx';
import classes from './home-table.module.css';
import { useColumnDrag } from './use-column-drag.ts';

interface Props {
  headers: readonly HomeHeader[];
  sorting: SortingState;
  chosen: 'all' | 'some' | 'none';
  onSelectAll: () => void;
  onMove: (id: ColumnId, onto: ColumnId) => void;
}

/** The head of the table: a column sorts by its button, is dragged from anywhere in its cell, and moves with Shift and the arrows. */
export const TableHead = memo(function TableHead({ headers, sorting, onMove, ...all }: Props) {
  const { t, i18n } = useTranslation('listing');
  const row = useRef<HTMLDivElement>(null);
  const drag = useColumnDrag(row);
  const movable = headers.map(({ id }) => id).filter(isColumn);
  const onKeyDown = (id: ColumnId, event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const step = (event.key === 'ArrowRight') === (i18n.dir() === 'ltr') ? 1 : -1;
    const neighbour = movable[movable.indexOf(id) + step];
    if (neighbour) onMove(id, neighbour);
  };
  const cells = headers.map((header) => {
    const { id } = header;
    if (isColumn(id)) {
      const head = (dragged?: DragProps) => (
        <ColumnHead key={id} id={id} header={header} sorting={sorting} onKeyDown={onKeyDown} {...dragged} />
      );
      return drag ? (
        <drag.Head key={id} id={id}>
          {head}
        </drag.Head>
      ) : (
        head()
      );
    }
    return (
      <div key={id} role="columnheader" className={`${classes['headCell']} ${columnClass(header.column)}`}>
        {id === 'select' ? <SelectAll {...all} /> : <span className="visually-hidden">{t('actions')}</span>}
      </div>
    );
  });
  return (
    <div ref={row} role="row" aria-rowindex={1} className={classes['headRow']}>
      {drag ? (
        <drag.Around movable={movable} onMove={onMove}>
          {cells}
        </drag.Around>
      ) : (
        cells
      )}
    </div>
  );
});

function SelectAll({ chosen, onSelectAll }: Pick<Props, 'chosen' | 'onSelectAll'>) {
  const { t } = useTranslation('listing');
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = chosen === 'some';
      }}
      type="checkbox"
      className={classes['check']}
      checked={chosen === 'all'}
      onChange={onSelectAll}
      aria-label={t('selection.all')}
    />
  );
}
