import { useMemo } from 'react';
import type { Home } from '#src/domain/home.ts';
import type { ListingSearch } from '#src/domain/listing-search.ts';
import { priceHistogram } from '#src/domain/price-histogram.ts';
import classes from './filters.module.css';
import { useListingContext } from './listing-context.ts';
import { NumberField } from './number-field.tsx';

interface Props {
  homes: readonly Home[];
  search: ListingSearch;
  onChange: (patch: Partial<ListingSearch>) => void;
}

export function PriceRange({ homes, search, onChange }: Props) {
  const { t, format } = useListingContext();
  const { min = 0, max = Infinity } = search;
  const bars = useMemo(() => priceHistogram(homes.flatMap(({ price }) => price ?? [])), [homes]);
  const most = Math.max(...bars.map(({ count }) => count));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <div>
      {first && last && (
        <div
          className={classes['histogram']}
          role="img"
          aria-label={t('listing:filters.histogram', { from: format.money(first.from), to: format.money(last.to) })}
        >
          {bars.map(({ from, to, count }) => (
            <span
              key={from}
              data-within={(to > min && from <= max) || undefined}
              style={{ blockSize: `${(count / most) * 100}%` }}
            />
          ))}
        </div>
      )}
      <div className={`${classes['pair']} ${classes['prices']}`}>
        {(['min', 'max'] as const).map((bound) => (
          <NumberField
            key={bound}
            label={t(`listing:filters.${bound}`)}
            value={search[bound]}
            format={format.number}
            error={bound === 'max' && min > max ? t('listing:filters.reversed') : undefined}
            onChange={(dollars) => onChange({ [bound]: dollars })}
          />
        ))}
      </div>
    </div>
  );
}
