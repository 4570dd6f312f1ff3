import { SlidersHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { unavailable } from '#src/ui/unavailable.ts';
import type { Counts } from './find-homes.ts';
import { isNarrowed, type ListingSearch } from './listing-search.ts';
import { PriceField } from './price-field.tsx';
import classes from './quick-filters.module.css';
import type { RowWords } from './row-words.ts';

interface Props {
  view: ListingSearch;
  counts: Counts;
  words: RowWords;
  onChange: (patch: Partial<ListingSearch>, typing?: boolean) => void;
  onClear: () => void;
}

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The second line of the tool bar: one click each for the common questions, a panel for the others. */
export const QuickFilters = memo(function QuickFilters({ view, counts, words, onChange, onClear }: Props) {
  const { t } = useTranslation('listing');
  const [opened, setOpened] = useState(false);
  const { number } = words.format;
  const more = [view.status, view.score, view.min, view.max].filter((value) => value !== undefined).length;
  // What is asked for may not occur in this view: the field says so all the same, and takes it off.
  const { status: asked } = view;
  const statuses =
    asked === undefined || counts.statuses.includes(asked) ? counts.statuses : [...counts.statuses, asked];
  const all = view.view === 'archived' ? counts.archived : counts.current;
  return (
    <div className={classes['filters']}>
      <div className={classes['chips']} role="group" aria-label={t('filters.title')}>
        <Chip pressed={!isNarrowed(view)} count={number(all)} onClick={onClear}>
          {t('filters.all')}
        </Chip>
        <Chip
          pressed={view.show === 'new'}
          count={number(counts.new)}
          onClick={() => onChange({ show: view.show === 'new' ? undefined : 'new' })}
        >
          {t('filters.new')}
        </Chip>
        {view.view !== 'archived' &&
          (['liked', 'disliked'] as const).map((reaction) => (
            <Chip
              key={reaction}
              pressed={view.reaction === reaction}
              count={number(counts[reaction])}
              onClick={() => onChange({ reaction: view.reaction === reaction ? undefined : reaction })}
            >
              {t(`filters.${reaction}`)}
            </Chip>
          ))}
        <Chip
          pressed={view.show === 'unscored'}
          count={number(counts.unscored)}
          onClick={() => onChange({ show: view.show === 'unscored' ? undefined : 'unscored' })}
        >
          {t('filters.unscored')}
        </Chip>
        <Chip
          pressed={view.tour === true}
          count={number(counts.tour)}
          onClick={() => onChange({ tour: view.tour ? undefined : true })}
        >
          {t('filters.tour')}
        </Chip>
      </div>
      <Popover
        opened={opened}
        onChange={setOpened}
        label={t('filters.more')}
        target={
          <Button
            variant={more > 0 ? 'light' : 'default'}
            size="sm"
            className={classes['more']}
            leftSection={<SlidersHorizontal size={16} aria-hidden />}
            onClick={() => setOpened(!opened)}
          >
            {t('filters.more')}
            {more > 0 && <span className={classes['count']}>{number(more)}</span>}
          </Button>
        }
      >
        <div className={classes['panel']}>
          <SelectField
            label={t('filters.status')}
            value={view.status ?? ''}
            data={[
              { value: '', label: t('filters.any') },
              ...statuses.map((status) => ({ value: status, label: words.status(status) })),
            ]}
            onChange={(event) => onChange({ status: event.currentTarget.value || undefined })}
          />
          <SelectField
            label={t('filters.score')}
            value={String(view.score ?? '')}
            data={[
              { value: '', label: t('filters.any') },
              ...scores.map((score) => ({ value: String(score), label: t('filters.atLeast', { score }) })),
            ]}
            onChange={(event) => onChange({ score: Number(event.currentTarget.value) || undefined })}
          />
          <div className={classes['pair']}>
            {(['min', 'max'] as const).map((bound) => (
              <PriceField
                key={bound}
                label={t(`filters.${bound}`)}
                value={view[bound]}
                format={number}
                onChange={(dollars) => onChange({ [bound]: dollars }, true)}
              />
            ))}
          </div>
          <Button variant="subtle" onClick={onClear} {...(!isNarrowed(view) && unavailable)}>
            {t('filters.clear')}
          </Button>
        </div>
      </Popover>
    </div>
  );
});
