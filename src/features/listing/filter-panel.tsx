import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { countHomes, listHomes, statusKey } from '#src/domain/list-homes.ts';
import { isNarrowed } from '#src/domain/listing-filters.ts';
import type { ListingSearch } from '#src/domain/listing-search.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { unavailable } from '#src/ui/unavailable.ts';
import classes from './filter-panel.module.css';
import { useListingContext } from './listing-context.ts';
import { NumberField, type NumberFilters } from './number-field.tsx';
import { PriceRange } from './price-range.tsx';

export interface FilterPanelProps {
  homes: readonly Home[];
  search: ListingSearch;
  /** How many homes the list shows with all of its filters. */
  found: number;
  onChange: (patch: Partial<ListingSearch>) => void;
  onClear: () => void;
}

const leasts = {
  beds: [1, 2, 3, 4, 5],
  baths: [1, 1.5, 2, 2.5, 3, 3.5, 4],
  score: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
} as const;

/** The offered values and the chosen one, which may be another if it comes from the address. */
const choices = (leasts: readonly number[], chosen: number | undefined) =>
  [...new Set([...leasts, ...(chosen === undefined ? [] : [chosen])])].toSorted((a, b) => a - b);

export function FilterPanel({
  homes,
  found,
  onClear,
  onClose,
  ...filters
}: FilterPanelProps & NumberFilters & { onClose: () => void }) {
  const context = useListingContext();
  const { format, budget, statusWord } = context;
  const { t } = useTranslation(['filters', 'listing', 'home']);
  const { search, typed, onTyped, onChange } = filters;
  const { view } = search;
  const inView = useMemo(() => listHomes(homes, { facets: { view } }, context), [homes, view, context]);
  const statuses = useMemo(() => {
    // The chosen status may not occur in this view: its chip shows 0 and turns it off.
    const names = new Set(inView.flatMap((home) => statusKey(home) ?? []));
    if (search.status !== undefined) names.add(search.status);
    const counts = countHomes(
      inView,
      [...names].map((status) => ({ view, status })),
      context,
    );
    return [...names]
      .map((status, index) => ({ status, count: counts[index] ?? 0 }))
      .toSorted((a, b) => b.count - a.count);
  }, [inView, view, search.status, context]);
  const canClear = isNarrowed(search) || Object.values(typed).some(Boolean);
  const clear = () => {
    onTyped({});
    onClear();
  };
  const atLeast = (name: keyof typeof leasts, label: string, write: (least: number) => string) => (
    <SelectField
      label={label}
      value={String(search[name] ?? '')}
      data={[
        { value: '', label: t('filters:any') },
        ...choices(leasts[name], search[name]).map((least) => ({ value: String(least), label: write(least) })),
      ]}
      onChange={({ currentTarget }) => onChange({ [name]: Number(currentTarget.value) || undefined })}
    />
  );
  const orMore = (least: number) => t('filters:orMore', { least });
  return (
    <div className={classes['panel']}>
      <div className={classes['top']}>
        <h2>{t('listing:filters.more')}</h2>
        <Button variant="subtle" size="compact-sm" onClick={clear} {...(!canClear && unavailable)}>
          {t('listing:filters.clear')}
        </Button>
      </div>
      <div className={classes['group']} role="group" aria-labelledby="filter-status">
        <b id="filter-status">{t('home:facts.status')}</b>
        <div className="wrap">
          {statuses.map(({ status, count }) => (
            <Chip
              key={status}
              pressed={search.status === status}
              count={format.number(count)}
              onClick={() => onChange({ status: search.status === status ? undefined : status })}
            >
              {statusWord(status)}
            </Chip>
          ))}
        </div>
      </div>
      <PriceRange homes={inView} {...filters} />
      {budget !== null && (
        <Switch
          className={classes['switch']}
          label={t('listing:filters.budget')}
          description={t('filters:budgetHint', { amount: format.money(budget) })}
          checked={search.budget === true}
          onChange={({ currentTarget }) => onChange({ budget: currentTarget.checked || undefined })}
        />
      )}
      <div className={classes['pair']}>
        {atLeast('beds', t('home:facts.beds'), orMore)}
        {atLeast('baths', t('home:facts.baths'), orMore)}
      </div>
      <div className={`${classes['pair']} ${classes['numbers']}`}>
        <NumberField name="sqft" {...filters} />
        <NumberField name="cost" {...filters} />
      </div>
      {atLeast('score', t('home:facts.overall'), (score) =>
        score === 10 ? String(score) : t('filters:atLeast', { score }),
      )}
      <div className={classes['foot']}>
        <Button fullWidth onClick={onClose}>
          {t('filters:show', { count: found })}
        </Button>
      </div>
    </div>
  );
}
