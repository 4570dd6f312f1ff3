import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { priceHistogram } from '#src/domain/price-histogram.ts';
import classes from './filter-panel.module.css';
import { useListingContext } from './listing-context.ts';
import { NumberField, type NumberFilters } from './number-field.tsx';

export function PriceRange({ homes, ...filters }: NumberFilters & { homes: readonly Home[] }) {
  const { t } = useTranslation('filters');
  const { format } = useListingContext();
  const { min = 0, max = Infinity } = filters.search;
  const bars = useMemo(() => priceHistogram(homes.flatMap(({ price }) => price ?? [])), [homes]);
  const most = Math.max(...bars.map(({ count }) => count));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <div>
      {first && last && (
        <div
          className={classes['histogram']}
          role="img"
          aria-label={t('histogram', { from: format.money(first.from), to: format.money(last.to) })}
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
      <div className={`${classes['pair']} ${classes['numbers']}`}>
        {(['min', 'max'] as const).map((bound) => (
          <NumberField key={bound} name={bound} error={bound === 'max' && min > max && t('reversed')} {...filters} />
        ))}
      </div>
    </div>
  );
}
