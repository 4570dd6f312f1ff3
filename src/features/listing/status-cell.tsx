import { marketStatus, marketTone } from '#src/domain/market-status.ts';
import classes from './home-parts.module.css';
import type { RenderCell } from './table-features.ts';

export const statusCell: RenderCell = ({ marketStatus: text }, { t, statusWord }) => {
  if (text === null) return t('common:notAvailable');
  return (
    <span className={classes['status']} data-tone={marketTone(marketStatus(text))} title={text}>
      <span>{statusWord(text)}</span>
    </span>
  );
};
