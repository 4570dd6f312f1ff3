import { useRef } from 'react';
import { useWindowRows } from '#src/ui/use-window-rows.ts';
import { HomeRow } from './home-row.tsx';
import classes from './home-table.module.css';
import { type ListProps, placeOf } from './list-props.ts';
import { useFocusOnReturn } from './return-point.ts';
import type { Columns } from './use-columns.ts';
import { useListEvents } from './use-list-events.ts';
import { useRowFocus } from './use-row-focus.ts';

interface Props extends ListProps {
  columns: Columns;
  rowSize: number;
}

/** The rows near the screen. What scrolling changes is known here alone, so that nothing else is drawn again. */
export function HomeTableBody(props: Props) {
  const { index, shown, selected, columns, words, figures, look, now, returnTo, rowSize } = props;
  const body = useRef<HTMLDivElement>(null);
  const { first, end, full } = useWindowRows(body, { count: shown.length, rowSize });
  const focus = useRowFocus({ body, index, shown, rowSize, start: Math.max(0, placeOf(props, returnTo)) });
  useFocusOnReturn(body, returnTo);
  const events = useListEvents(props, focus);

  // Without what is drawn in brief a row would fly past empty.
  const canBeBrief = columns.visible.some(({ early }) => early);
  const needed = columns.visible.some(({ needsFigures }) => needsFigures) ? figures : null;

  const drawn = (at: number) => {
    const home = index.homes[shown[at] ?? -1];
    return home ? (
      <HomeRow
        // A row is drawn over where another home comes to its place: sorting makes no new element.
        key={at}
        home={home}
        at={at}
        offset={at * rowSize}
        columns={columns.visible}
        words={words}
        figures={needed}
        look={look}
        now={now}
        selected={selected.has(home.id)}
        active={at === focus.active}
        brief={canBeBrief && at !== focus.active && (at < full.first || at >= full.end)}
        arrival={home.id === returnTo}
      />
    ) : null;
  };
  const rows = [];
  // The row that has the keyboard stays in the document wherever the screen has gone.
  if (focus.active < first) rows.push(drawn(focus.active));
  for (let at = first; at < end; at += 1) rows.push(drawn(at));
  if (focus.active >= end) rows.push(drawn(focus.active));

  return (
    <div
      ref={body}
      role="rowgroup"
      className={classes['body']}
      style={{ blockSize: shown.length * rowSize }}
      {...events}
    >
      {rows}
    </div>
  );
}
