import type { SortingState } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { isListed } from '#src/domain/home.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import type { useWriteBehind } from '#src/ui/use-write-behind.ts';
import { ColumnMenu } from './column-menu.tsx';
import { FilterButton } from './filter-button.tsx';
import { type ChangeView, FilterChips } from './filter-chips.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import { useListingContext } from './listing-context.ts';
import classes from './listing-toolbar.module.css';
import { SortSelect } from './sort-select.tsx';
import type { ColumnArrangement } from './use-column-arrangement.ts';

interface Props extends FilterPanelProps {
  text: ReturnType<typeof useWriteBehind>;
  sorting: SortingState;
  /** The sentence that says how many were found, to stand beside the field. */
  count: ReactNode;
  isPhone: boolean;
  columns: ColumnArrangement;
  onView: ChangeView;
}

export function ListingToolbar({ isPhone, text, sorting, columns, found, count, ...filters }: Props) {
  const { t, format } = useListingContext();
  const { homes, search, onChange, onView } = filters;
  // Once shown it stays: the arrow keys choose each order that they pass, and the focused list would unmount.
  const [isOrderShown, showOrder] = useState(false);
  if (!isOrderShown && sorting.some(({ id }) => columns.visibility[id] === false)) showOrder(true);
  const archived = useMemo(() => homes.filter((home) => !isListed(home)).length, [homes]);
  return (
    <div role="search" className="off-paper" aria-label={t('listing:filters.search')}>
      <div className={classes['toolbar']}>
        <div className={classes['search']} onBlur={text.flush}>
          <SearchField
            value={text.value}
            maxLength={200}
            label={t('listing:filters.text')}
            placeholder={t('home:searchHint')}
            clearLabel={t('listing:filters.clearText')}
            onChange={text.enter}
          />
          {count}
        </div>
        {(isPhone || isOrderShown) && <SortSelect sorting={sorting} onSort={(sort) => onChange({ sort })} />}
        {!isPhone && (
          <>
            <div className={classes['views']} role="group" aria-label={t('listing:views.label')}>
              {(['current', 'archived'] as const).map((view) => (
                <button
                  key={view}
                  type="button"
                  aria-pressed={view === (search.view ?? 'current')}
                  onClick={() => onView(view === 'archived' ? view : undefined)}
                >
                  {t(`listing:views.${view}`)}{' '}
                  <span>{format.number(view === 'archived' ? archived : homes.length - archived)}</span>
                </button>
              ))}
            </div>
            <ColumnMenu columns={columns} />
          </>
        )}
        <FilterButton {...filters} found={found} isPhone={isPhone} />
      </div>
      <FilterChips {...filters} withViews={isPhone} />
    </div>
  );
}
