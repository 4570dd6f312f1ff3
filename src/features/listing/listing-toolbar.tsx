import { ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { columnIds, isSortable } from './column-ids.ts';
import type { Counts } from './find-homes.ts';
import type { ListingSearch } from './listing-search.ts';
import classes from './listing-toolbar.module.css';
import type { RowWords } from './row-words.ts';

interface Props {
  view: ListingSearch;
  counts: Counts;
  words: RowWords;
  /** Cards have no head to sort by. */
  isPhone: boolean;
  /** The column menu, where there is a table. */
  columnMenu: ReactNode;
  onChange: (patch: Partial<ListingSearch>, typing?: boolean) => void;
  onView: (view: ListingSearch['view']) => void;
}

export function ListingToolbar({ view, counts, words, isPhone, columnMenu, onChange, onView }: Props) {
  const { t } = useTranslation('listing');
  const { number } = words.format;
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
          <select
            value={view.sort ?? ''}
            onChange={(event) => onChange({ sort: event.currentTarget.value || undefined })}
          >
            <option value="">{t('sort.newest')}</option>
            {columnIds.flatMap((id) =>
              isSortable(id)
                ? (['asc', 'desc'] as const).map((direction) => (
                    <option key={`${id}${direction}`} value={`${id}.${direction}`}>
                      {t(`sort.${direction}`, { column: t(`columns.${id}`) })}
                    </option>
                  ))
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
        {columnMenu}
      </div>
    </div>
  );
}
