import {
  type ComponentType,
  createElement,
  type CSSProperties,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStableCallbacks } from '#src/ui/use-stable-callbacks.ts';
import { useTextScale } from '#src/ui/use-text-scale.ts';
import type { ColumnId } from './column-ids.ts';
import { HomeTableBody } from './home-table-body.tsx';
import { HomeTableHead, type HeadProps } from './home-table-head.tsx';
import classes from './home-table.module.css';
import type { ListProps } from './list-props.ts';
import { type Columns, fixedWidth } from './use-columns.ts';

const rowSize = 56;

interface Props extends ListProps, Pick<HeadProps, 'sorts' | 'onSort' | 'onSelectAll'> {
  columns: Columns;
  /** How many of the shown homes are selected. */
  chosen: number;
  onMoved: (said: string) => void;
}

/** The homes as a table: only the rows near the screen are in the document, and its roles tell of them all. */
export const HomeTable = memo(function HomeTable(props: Props) {
  const { shown, chosen, columns, sorts, onSort, onSelectAll, onMoved } = props;
  const { t } = useTranslation('listing');
  const scale = useTextScale();
  const table = useRef<HTMLDivElement>(null);
  const head = useDraggableHead(table);
  const style = useMemo(() => gridStyle(columns, scale), [columns, scale]);
  const move = useStableCallbacks({
    onMove: (id: ColumnId, onto: ColumnId) => {
      columns.move(id, columns.order.indexOf(onto));
      const place = columns.visible.findIndex((column) => column.id === onto) + 1;
      onMoved(t('columnMenu.moved', { column: t(`columns.${id}`), place, count: columns.visible.length }));
    },
  });

  return (
    <div
      ref={table}
      className={classes['table']}
      data-scrolls={columns.scrolls || undefined}
      data-narrow={columns.isNarrow || undefined}
      style={style}
    >
      <div
        className={classes['grid']}
        role="grid"
        aria-label={t('table')}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.visible.length + 2}
        aria-multiselectable
      >
        <div role="rowgroup" style={{ display: 'contents' }}>
          {createElement(head, {
            columns: columns.visible,
            sorts,
            onSort,
            onMove: move.onMove,
            allSelected: chosen > 0 && chosen === shown.length,
            someSelected: chosen > 0,
            onSelectAll,
          })}
        </div>
        <HomeTableBody {...props} rowSize={rowSize * scale} />
      </div>
    </div>
  );
});

function gridStyle({ visible, isNarrow }: Columns, scale: number): CSSProperties {
  const px = (width: number) => `${width * scale}px`;
  const tracks = visible.map(({ width, grows }) => (grows ? `minmax(${px(width)}, 1fr)` : px(width)));
  // Where no column takes what is left, the actions do. A width of its own spares the measuring of what stands in it, row by row.
  const actions = px(isNarrow ? fixedWidth.actionsOfNarrow : fixedWidth.actions);
  const last = visible.some(({ grows }) => grows) ? actions : `minmax(${actions}, 1fr)`;
  return {
    '--columns': [px(fixedWidth.select), ...tracks, last].join(' '),
    '--row': px(rowSize),
    '--select': px(fixedWidth.select),
  } as CSSProperties;
}

/** Dragging comes once the page is at rest: nobody drags a column in the first second. */
function useDraggableHead(table: { current: HTMLElement | null }): ComponentType<HeadProps> {
  const [Head, setHead] = useState<ComponentType<HeadProps>>(() => HomeTableHead);
  const focused = useRef<string | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const load = () =>
      void import('./draggable-head.tsx').then(({ DraggableHead }) => {
        if (!wanted) return;
        const element = document.activeElement;
        focused.current = element instanceof HTMLElement ? element.dataset['head'] : undefined;
        setHead(() => DraggableHead);
      });
    const timer = setTimeout(load, 1500);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
  useLayoutEffect(() => {
    if (!focused.current) return;
    table.current?.querySelector<HTMLElement>(`[data-head="${focused.current}"]`)?.focus();
    focused.current = undefined;
  }, [Head, table]);
  return Head;
}
