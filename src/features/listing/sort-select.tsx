import type { SortingState } from '@tanstack/react-table';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { columns } from './columns.tsx';
import { useListingContext } from './listing-context.ts';
import classes from './listing-toolbar.module.css';
import { sortName, writeSorting } from './sorting.ts';

/** Chooses the order of the homes where the list has no heads: the browser's own list, opened by an icon. */
export function SortSelect({ sorting, onSort }: { sorting: SortingState; onSort: (sort: string | undefined) => void }) {
  const { t } = useTranslation(['listing', 'home']);
  const { format } = useListingContext();
  const nameOf = (terms: SortingState) => format.list(terms.map((term) => sortName(term, t)));
  // Where both directions have one name they are one choice.
  const choices = new Map<string, SortingState>();
  for (const { id, sortDescFirst = false, meta } of columns)
    for (const desc of meta?.sort ? [sortDescFirst, !sortDescFirst] : []) {
      const terms = [{ id, desc }];
      const label = nameOf(terms);
      if (!choices.has(label)) choices.set(label, terms);
    }
  const name = nameOf(sorting);
  return (
    <label className={classes['sort']} title={name} data-on={writeSorting(sorting) !== undefined || undefined}>
      <ArrowDownUp size={20} />
      <span className="visually-hidden">{t('sort.label')}</span>
      <select
        className="shown-by-label"
        value={writeSorting(choices.get(name) ?? sorting) ?? ''}
        onChange={({ currentTarget }) => onSort(currentTarget.value || undefined)}
      >
        {/* An order by several columns comes with the address, or from the table of a wider screen. */}
        {!choices.has(name) && <option value={writeSorting(sorting)}>{name}</option>}
        {[...choices].map(([choice, terms]) => (
          <option key={choice} value={writeSorting(terms) ?? ''}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
