import { ArrowDownUp } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { columnIds, isSortable } from './column-ids.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { Counts } from './find-homes.ts';
import { type ListingSearch, readSorts, type Sort, writeSorts } from './listing-search.ts';
import classes from './listing-toolbar.module.css';
import type { RowWords } from './row-words.ts';
import type { Columns } from './use-columns.ts';

interface Props {
  view: ListingSearch;
  counts: Counts;
  words: RowWords;
  /** Cards have no head to sort by. */
  isPhone: boolean;
  columns: Columns;
  /** Takes what a screen reader is told of a column that has moved. */
  onMoved: (said: string) => void;
  onChange: (patch: Partial<ListingSearch>, typing?: boolean) => void;
  onView: (view: ListingSearch['view']) => void;
}

/** How the list is looked at. Drawn anew by the key that changes it, and not again by the rows that follow. */
export const ListingToolbar = memo(function ListingToolbar(props: Props) {
  const { view, counts, words, isPhone, columns, onMoved, onChange, onView } = props;
  const { t } = useTranslation('listing');
  const { number } = words.format;
  const sorts = readSorts(view.sort);
  const sort = writeSorts(sorts) ?? '';
  const labelOf = ({ column, descending }: Sort) =>
    t(descending ? 'sort.desc' : 'sort.asc', { column: t(`columns.${column}`) });
  return (
    <div className={classes['toolbar']} role="search" aria-label={t('filters.search')}>
      <div className={classes['search']}>
        <SearchField
          value={view.q ?? ''}
          maxLength={200}
          label={t('filters.text')}
          placeholder={t('filters.placeholder')}
          clearLabel={t('filters.clearText')}
          onChange={(q) => onChange({ q: q || undefined }, true)}
        />
      </div>
      {isPhone && (
        <label className={classes['sort']}>
          <ArrowDownUp size={20} aria-hidden />
          <span className="visually-hidden">{t('sort.label')}</span>
          <select value={sort} onChange={(event) => onChange({ sort: event.currentTarget.value || undefined })}>
            <option value="">{t('sort.newest')}</option>
            {/* An order by several columns comes with the address, or from the table of a wider screen. */}
            {sorts.length > 1 && <option value={sort}>{sorts.map(labelOf).join(' · ')}</option>}
            {columnIds.flatMap((column) =>
              isSortable(column)
                ? [false, true].map((descending) => {
                    const one = { column, descending };
                    return (
                      <option key={writeSorts([one])} value={writeSorts([one])}>
                        {labelOf(one)}
                      </option>
                    );
                  })
                : [],
            )}
          </select>
        </label>
      )}
      <div className={classes['end']}>
        <Segments
          label={t('views.label')}
          value={view.view ?? 'current'}
          options={[
            { value: 'current', label: t('views.current'), count: number(counts.current) },
            { value: 'archived', label: t('views.archived'), count: number(counts.archived) },
          ]}
          onChange={(next) => onView(next === 'archived' ? 'archived' : undefined)}
        />
        {!isPhone && <ColumnMenu columns={columns} onMoved={onMoved} />}
      </div>
    </div>
  );
});
