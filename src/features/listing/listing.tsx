import { useMediaQuery } from '@mantine/hooks';
import { Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, House, SearchX } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomes } from '#src/api/use-homes.ts';
import { lastHome } from '#src/device/last-home.ts';
import { isListed, type Home } from '#src/domain/home.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { State } from '#src/ui/state.tsx';
import { useInlineSize } from '#src/ui/use-inline-size.ts';
import { useNow } from '#src/ui/use-now.ts';
import { useStableCallbacks } from '#src/ui/use-stable-callbacks.ts';
import { useTextScale } from '#src/ui/use-text-scale.ts';
import type { ColumnId } from './column-ids.ts';
import { useFigures } from './figures.ts';
import { HomeCards } from './home-cards.tsx';
import { HomeTable } from './home-table.tsx';
import {
  isNarrowed,
  type ListingSearch,
  lookOf,
  noFilters,
  readSorts,
  toggleSort,
  writeSorts,
} from './listing-search.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import classes from './listing.module.css';
import { PhotoSheet } from './photo-sheet.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { rememberLeaving, returningFrom } from './return-point.ts';
import { createRowWords } from './row-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useColumns } from './use-columns.ts';
import { useFoundHomes } from './use-found-homes.ts';
import { useHomeActions } from './use-home-actions.ts';
import { useListingView, type WriteSearch } from './use-listing-view.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  search: ListingSearch;
  onSearch: WriteSearch;
  /** Opens the comparison of two to four homes; without it nothing offers one. */
  onCompare?: (ids: readonly string[], view: ListingSearch) => void;
  /** What stands beside the heading. */
  actions?: ReactNode;
}

export function Listing({ search, onSearch, onCompare, actions: headActions }: Props) {
  const { t, i18n } = useTranslation(['listing', 'home', 'common']);
  const { view, asked, change, flush } = useListingView(search, onSearch);
  const homes = useHomes();
  const now = useNow();
  const words = useMemo(() => createRowWords(t, i18n.language), [t, i18n.language]);
  const figures = useFigures();
  const { index, shown, counts } = useFoundHomes(homes.items, asked, {
    words,
    language: i18n.language,
    figures,
    now,
  });
  const selection = useSelection(homes.items, view, change);
  const chosen = useMemo(
    () => (selection.ids.size === 0 ? 0 : shown.filter((at) => selection.ids.has(index.homes[at]?.id ?? '')).length),
    [selection.ids, shown, index],
  );
  const actions = useHomeActions();
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const place = useRef<HTMLDivElement>(null);
  const width = useInlineSize(place);
  const columns = useColumns(width / useTextScale());
  const [photo, setPhoto] = useState<Home | null>(null);
  const [said, setSaid] = useState('');

  const router = useRouter();
  const visit = () => router.history.location.state.__TSR_key;
  const [returnTo] = useState(() => returningFrom(visit()));
  const open = ({ id }: Home) => {
    flush();
    rememberLeaving(visit(), id);
    lastHome.set(id);
    void router.navigate({ to: '/app/listing/detail', search: { id, ...lookOf(view) }, state: { fromListing: true } });
  };

  const unselect = () => {
    selection.clear();
    // The bar goes, and the focus in it would go with it.
    const list = place.current;
    const next = list?.querySelector<HTMLElement>('[data-row][tabindex="0"]') ?? list?.querySelector('a');
    next?.focus({ preventScroll: true });
  };
  const together = (act: (homes: readonly Home[]) => void) => () => {
    act(selection.homes);
    unselect();
  };
  const compare = () => {
    flush();
    onCompare?.(
      selection.homes.map(({ id }) => id),
      view,
    );
  };
  const callbacks = useStableCallbacks({
    onOpen: open,
    onPhoto: (home: Home) => setPhoto(home),
    onMark: actions.mark,
    onRemove: actions.remove,
    onSelect: selection.select,
    onMoved: setSaid,
    onView: (next: ListingSearch['view']) => {
      selection.clear();
      change({ view: next, reaction: undefined, selected: undefined });
    },
    onClear: () => change(noFilters),
    onSort: (id: ColumnId, add: boolean) => change({ sort: writeSorts(toggleSort(readSorts(view.sort), id, add)) }),
    onSelectAll: () => {
      const all = Array.from(shown, (at) => index.homes[at]?.id ?? '');
      selection.select(all, !all.every((id) => selection.ids.has(id)));
    },
  });
  const sorts = useMemo(() => readSorts(view.sort), [view.sort]);
  // The links follow the address, which waits for a pause in typing: no key has to draw them again.
  const look = useMemo(() => lookOf(search), [search]);
  const list = { index, shown, selected: selection.ids, returnTo, words, figures, look, now };
  const isEmpty = shown.length === 0;
  useEffect(() => {
    // The table, or the message in its place, has gone with what had the focus.
    if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
  }, [isEmpty]);
  const inView = homes.items.some((home) => isListed(home) !== (view.view === 'archived'));

  return (
    <>
      <PageHead title={t('listing:title')} back={<BackLink />} actions={headActions} />
      {homes.skipped > 0 && (
        <div className={classes['unread']}>
          <Note kind="info">{t('common:skipped', { count: homes.skipped })}</Note>
        </div>
      )}
      <section className={classes['card']} data-cards={isPhone || undefined}>
        <ListingToolbar
          view={view}
          counts={counts}
          words={words}
          isPhone={isPhone}
          columns={columns}
          onMoved={setSaid}
          onChange={change}
          onView={callbacks.onView}
        />
        <QuickFilters view={view} counts={counts} words={words} onChange={change} onClear={callbacks.onClear} />
        <div ref={place}>
          {!isEmpty && isPhone && <HomeCards {...list} {...callbacks} />}
          {!isEmpty && !isPhone && width > 0 && (
            <HomeTable {...list} {...callbacks} chosen={chosen} columns={columns} sorts={sorts} />
          )}
          {isEmpty &&
            (inView && isNarrowed(asked) ? (
              <State
                icon={SearchX}
                title={t('listing:noMatch.title')}
                text={t('listing:noMatch.text')}
                action={
                  <Button variant="light" onClick={callbacks.onClear}>
                    {t('listing:filters.clear')}
                  </Button>
                }
              />
            ) : (
              <State
                icon={House}
                title={t('common:noData')}
                text={view.view === 'archived' ? t('listing:emptyArchived') : t('listing:empty')}
              />
            ))}
        </div>
        {selection.ids.size > 0 && (
          <SelectionBar
            count={selection.ids.size}
            // What is done to the selected homes is done to those as well that a filter has left out since.
            unseen={selection.ids.size - chosen}
            archived={view.view === 'archived'}
            onCompare={onCompare && compare}
            onArchive={together((selected) => actions.mark(selected, 'hidden'))}
            onRestore={together((selected) => actions.mark(selected, null))}
            onRemove={together(actions.remove)}
            onClear={unselect}
          />
        )}
      </section>
      <p role="status" className="visually-hidden">
        {isNarrowed(asked) ? t('listing:found', { count: shown.length }) : t('listing:homes', { count: shown.length })}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {photo && <PhotoSheet home={photo} onClose={() => setPhoto(null)} />}
    </>
  );
}

const heading = () => document.querySelector<HTMLElement>('h1[tabindex]');

const BackLink = memo(function BackLink() {
  const { t } = useTranslation('listing');
  return (
    <Link to="/app/dashboard" className={classes['back']}>
      <ChevronLeft size={16} aria-hidden className="mirrored" />
      {t('back')}
    </Link>
  );
});
