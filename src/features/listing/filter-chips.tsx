import { memo, useDeferredValue, useMemo } from 'react';
import { countHomes, type Facets } from '#src/domain/list-homes.ts';
import { isNarrowed } from '#src/domain/listing-filters.ts';
import type { ListingSearch } from '#src/domain/listing-search.ts';
import { Chip } from '#src/ui/chip.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import classes from './filters.module.css';
import { useListingContext } from './listing-context.ts';

/** Shows the current homes or the archived ones. `unfiltered` also turns the filters off, in the same step of the history. */
export type ChangeView = (view: ListingSearch['view'], unfiltered?: boolean) => void;

interface Props extends Omit<FilterPanelProps, 'found'> {
  /** The views are chips as well where nothing else switches between them. */
  withViews: boolean;
  onView: ChangeView;
}

interface QuickFilter {
  name: 'new' | 'liked' | 'disliked' | 'unscored' | 'tour' | 'budget';
  facets: Facets;
}

const reactions: readonly QuickFilter[] = [
  { name: 'liked', facets: { reaction: 'liked' } },
  { name: 'disliked', facets: { reaction: 'disliked' } },
];

const isOn = (search: ListingSearch, facets: Facets) =>
  Object.entries(facets).every(([name, value]) => search[name as keyof Facets] === value);
const off = (facets: Facets): Facets => Object.fromEntries(Object.keys(facets).map((name) => [name, undefined]));

/** Scrolls a phone's strip, and nothing else, to the last chosen chip: the view may be the only way back. */
function showChosen(strip: HTMLElement | null) {
  const chip = strip && [...strip.querySelectorAll('[aria-pressed=true]')].at(-1);
  if (!chip) return;
  const middle = (element: Element) => element.getBoundingClientRect().x + element.clientWidth / 2;
  strip.scrollLeft += middle(chip) - middle(strip);
}

/** One click each for the common questions, each with how many homes of the view it matches; All and Archived count their own view. */
export const FilterChips = memo(function FilterChips({ homes, search, withViews, onChange, onClear, onView }: Props) {
  const context = useListingContext();
  const { t, format, budget } = context;
  const { view } = search;
  const isArchive = view === 'archived';
  // Where the archive is one of the chips, All means the current homes.
  const viewOfAll = withViews ? undefined : view;
  const isViewOfAll = view === viewOfAll;
  const chips = useMemo(
    (): readonly QuickFilter[] => [
      { name: 'new', facets: { show: 'new' } },
      ...(isArchive ? [] : reactions),
      { name: 'unscored', facets: { show: 'unscored' } },
      { name: 'tour', facets: { tour: true } },
      ...(budget === null ? [] : [{ name: 'budget' as const, facets: { budget: true as const } }]),
    ],
    [isArchive, budget],
  );
  // Deferred, so that a press of Like shows before the new counts.
  const counted = useDeferredValue(homes);
  const [all = 0, archived = 0, ...counts] = useMemo(
    () =>
      countHomes(
        counted,
        [{ view: viewOfAll }, { view: 'archived' }, ...chips.map(({ facets }) => ({ ...facets, view }))],
        context,
      ),
    [counted, view, viewOfAll, chips, context],
  );
  return (
    <div ref={showChosen} className={classes['chips']} role="group" aria-label={t('listing:filters.title')}>
      <Chip
        pressed={isViewOfAll && !isNarrowed(search)}
        count={format.number(all)}
        onClick={isViewOfAll ? onClear : () => onView(viewOfAll, true)}
      >
        {t('listing:filters.all')}
      </Chip>
      {chips.map(({ name, facets }, index) => {
        const pressed = isOn(search, facets);
        return (
          <Chip
            key={name}
            pressed={pressed}
            count={format.number(counts[index] ?? 0)}
            onClick={() => onChange(pressed ? off(facets) : facets)}
          >
            {t(`listing:filters.${name}`)}
          </Chip>
        );
      })}
      {withViews && (
        <Chip
          pressed={isArchive}
          count={format.number(archived)}
          onClick={() => onView(isArchive ? undefined : 'archived')}
        >
          {t('listing:views.archived')}
        </Chip>
      )}
    </div>
  );
});
