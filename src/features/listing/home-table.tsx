import {
  type ComponentType,
  createElement,
  type CSSProperties,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { TipLayer } from '#src/ui/tip-layer.tsx';
import { useTextScale } from '#src/ui/use-text-scale.ts';
import { useWindowRows } from '#src/ui/use-window-rows.ts';
import { HomeRow } from './home-row.tsx';
import { HomeTableHead, type HeadProps } from './home-table-head.tsx';
import classes from './home-table.module.css';
import { type ListProps, placeOf } from './list-props.ts';
import { useFocusOnReturn } from './return-point.ts';
import type { RowWords } from './row-words.ts';
import { type Columns, fixedWidth } from './use-columns.ts';
import { useListEvents } from './use-list-events.ts';
import { useRowFocus } from './use-row-focus.ts';

const rowSize = 56;

interface Props extends ListProps, Pick<HeadProps, 'sorts' | 'onSort' | 'onSelectAll'> {
  columns: Columns;
  words: RowWords;
  now: number;
  onMoved: (said: string) => void;
}

/** The homes as a table: only the rows near the screen are in the document, and its roles tell of them all. */
export function HomeTable(props: Props) {
  const { index, shown, selected, columns, words, now, returnTo, sorts, onSort, onSelectAll, onMoved } = props;
  const { t } = useTranslation('listing');
  const scale = useTextScale();
  const size = rowSize * scale;
  const body = useRef<HTMLDivElement>(null);
  const { first, end } = useWindowRows(body, { count: shown.length, rowSize: size });
  const focus = useRowFocus({ body, count: shown.length, rowSize: size, start: placeOf(props, returnTo) });
  useFocusOnReturn(body, returnTo);
  const events = useListEvents(props, focus);
  const head = useDraggableHead(body);

  const rows = [];
  const drawn = (at: number) => {
    const home = index.homes[shown[at] ?? -1];
    return home ? (
      <HomeRow
        key={home.id}
        home={home}
        at={at}
        offset={at * size}
        columns={columns.visible}
        words={words}
        now={now}
        selected={selected.has(home.id)}
        active={at === focus.active}
        arrival={home.id === returnTo}
      />
    ) : null;
  };
  // The row that has the keyboard stays in the document wherever the screen has gone.
  if (focus.active < first) rows.push(drawn(focus.active));
  for (let at = first; at < end; at += 1) rows.push(drawn(at));
  if (focus.active >= end) rows.push(drawn(focus.active));

  const style = useMemo(() => gridStyle(columns, scale), [columns, scale]);
  const chosen = useMemo(
    () => (selected.size === 0 ? 0 : shown.filter((at) => selected.has(index.homes[at]?.id ?? '')).length),
    [selected, shown, index],
  );
  const move: HeadProps['onMove'] = (id, onto) => {
    columns.move(id, columns.order.indexOf(onto));
    const place = columns.visible.findIndex((column) => column.id === onto) + 1;
    onMoved(t('columnMenu.moved', { column: t(`columns.${id}`), place, count: columns.visible.length }));
  };

  return (
    <TipLayer>
      <div
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
              onMove: move,
              allSelected: chosen > 0 && chosen === shown.length,
              someSelected: chosen > 0,
              onSelectAll,
            })}
          </div>
          <div
            ref={body}
            role="rowgroup"
            className={classes['body']}
            style={{ blockSize: shown.length * size }}
            {...events}
          >
            {rows}
          </div>
        </div>
      </div>
    </TipLayer>
  );
}

function gridStyle({ visible, isNarrow }: Columns, scale: number): CSSProperties {
  const px = (width: number) => `${width * scale}px`;
  const tracks = visible.map(({ width, grows }) => (grows ? `minmax(${px(width)}, 1fr)` : px(width)));
  const actions = `minmax(${px(isNarrow ? fixedWidth.actionsOfNarrow : fixedWidth.actions)}, ${grown(visible)})`;
  return {
    '--columns': [px(fixedWidth.select), ...tracks, actions].join(' '),
    '--row': px(rowSize),
    '--select': px(fixedWidth.select),
  } as CSSProperties;
}

/** Where no column takes what is left, the actions do. */
const grown = (visible: Columns['visible']) => (visible.some(({ grows }) => grows) ? 'auto' : '1fr');

/** Dragging comes once the page is at rest: nobody drags a column in the first second. */
function useDraggableHead(body: { current: HTMLElement | null }): ComponentType<HeadProps> {
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
    body.current?.parentElement?.querySelector<HTMLElement>(`[data-head="${focused.current}"]`)?.focus();
    focused.current = undefined;
  }, [Head, body]);
  return Head;
}
