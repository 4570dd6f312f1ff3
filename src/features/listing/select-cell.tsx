import classes from './home-table.module.css';
import type { RenderCell } from './table-features.ts';

export const selectCell: RenderCell = (home, { labels }, { actions, isSelected, tabIndex }) => (
  <input
    type="checkbox"
    className={classes['check']}
    checked={isSelected}
    tabIndex={tabIndex}
    aria-label={labels.select(home)}
    onChange={({ nativeEvent }) => actions.toggle(home, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
  />
);
