import { type MarketStatus, marketStatus } from '#src/domain/market-status.ts';
import classes from './home-parts.module.css';
import type { RenderCell } from './table-features.ts';

const tones: Readonly<Record<MarketStatus, 'good' | 'caution' | 'plain'>> = {
  active: 'good',
  comingSoon: 'good',
  pending: 'caution',
  underContract: 'caution',
  sold: 'plain',
  offMarket: 'plain',
};

export const statusCell: RenderCell = ({ marketStatus: text }, { t, statusWord }) => {
  if (text === null) return t('common:notAvailable');
  const known = marketStatus(text);
  return (
    <span className={classes['status']} data-tone={known ? tones[known] : 'plain'} title={text}>
      <span>{statusWord(text)}</span>
    </span>
  );
};
