import { type MarketStatus, marketStatus } from '#src/domain/market-status.ts';
import classes from './home-parts.module.css';
import { useListingContext } from './listing-context.ts';

const tones: Readonly<Record<MarketStatus, 'good' | 'caution' | 'plain'>> = {
  active: 'good',
  comingSoon: 'good',
  pending: 'caution',
  underContract: 'caution',
  sold: 'plain',
  offMarket: 'plain',
};

export function StatusLabel({ status }: { status: string }) {
  const known = marketStatus(status);
  return (
    <span className={classes['status']} data-tone={known ? tones[known] : 'plain'} title={status}>
      <span>{useListingContext().statusWord(status)}</span>
    </span>
  );
}
