import { useCallbackRef } from '@mantine/hooks';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table';
import { House } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type Home, isListed } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { isNarrowed, noFilters } from '#src/domain/listing-filters.ts';
import type { ListingSearch } from '#src/domain/listing-search.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Note } from '#src/ui/note.tsx';
import { PhotoSheet } from '#src/ui/photo-sheet.tsx';
import { State } from '#src/ui/state.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { useIsPrinting } from '#src/ui/use-is-printing.ts';
import { useWriteBehind } from '#src/ui/use-write-behind.ts';
import { HomeCards } from './home-cards.tsx';
import { HomeTable } from './home-table.tsx';
import { ListActionsProvider, useListActionsValue } from './list-actions.ts';
import { HrefProvider, ListingProvider } from './listing-context.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import classes from './listing.module.css';
import { AllArchived, NoMatch } from './no-match.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { writeSorting } from './sorting.ts';
import { useColumnArrangement } from './use-column-arrangement.ts';
import { useListNavigation } from './use-list-navigation.ts';
import { useSelection } from './use-selection.ts';
import { useShownHomes } from './use-shown-homes.ts';

export interface HomeListProps {
  search: ListingSearch;
  homeActions: HomeActions;
  /** The home that gets the focus as soon as it is in the list: see `useArrival`. */
  arrival: RefObject<string | null>;
  verdict: (home: Home) => ReactNode;
  picker: (home: Home, onClose: () => void) => ReactNode;
  /** Replaces the list of a buyer who has no homes. */
  noHomes: ReactNode;
}

/** The homes that the address asks for, with all that narrows, orders and marks them. */
export function HomeList({ search: asked, homeActions, arrival, verdict, picker, noHomes }: HomeListProps) {
  const { t } = useTranslation(['listing', 'home', 'common']);
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/app/listing/' });
  const change = useCallback(
    (patch: Partial<ListingSearch>, how?: { replace: boolean }) => {
      // Another screen is being opened: writing now would lead back from it.
      if (!/\/listing\/?$/i.test(history.location.pathname)) return;
      void navigate({ search: (now) => ({ ...now, ...patch }), resetScroll: false, ...how });
    },
    [history, navigate],
  );
  const writeText = (q: string) => change({ q: q || undefined }, { replace: asked.q !== undefined });
  const text = useWriteBehind(asked.q ?? '', writeText, 400);
  const filterText = text.deferred;

  const { search, homes, context, sorting, filters, facets, shown } = useShownHomes(asked, filterText);
  const provided = useMemo(() => ({ ...context, verdict }), [context, verdict]);
  const columns = useColumnArrangement();
  const selection = useSelection({ all: homes.items, shown, search, change });
  const [photo, setPhoto] = useState<Home | null>(null);
  const [compared, setCompared] = useState<Home | null>(null);
  const isPrinting = useIsPrinting();
  // On paper a phone's homes are a table, too.
  const isPhone = useIsPhone() && !isPrinting;
  // Cards and table take each other's place as a phone is turned.
  const atTop = useRef<string | null>(null);
  useLayoutEffect(() => {
    atTop.current = null;
  });
  const place = useRef<HTMLDivElement>(null);

  const navigation = useListNavigation(filters, () => {
    text.flush();
    selection.flush();
  });
  const listActions = useListActionsValue({
    homeActions,
    navigation,
    selection,
    showPhoto: setPhoto,
    pickOther: setCompared,
  });
  const unselect = () => {
    selection.clear();
    // The bar unmounts: move the focus that was in it.
    const list = place.current;
    const next = list?.querySelector<HTMLElement>('[data-index][tabindex="0"]') ?? list?.querySelector('a');
    if (next) next.focus({ preventScroll: true });
    else focusHeading();
  };
  const selectAgain = useCallbackRef((back: readonly Home[], view: ListingSearch['view']) => {
    if (selection.homes.length === 0 && search.view === view) selection.select(back, true);
  });
  const forSelected = (act: (chosen: readonly Home[], onUndone: (back: readonly Home[]) => void) => void) => () => {
    act(selection.homes, (back) => selectAgain(back, search.view));
    unselect();
  };
  const clearFilters = useCallbackRef(() => {
    text.drop();
    change(noFilters);
  });
  const changeView = useCallbackRef((view: ListingSearch['view'], unfiltered = false) => {
    if (unfiltered) text.drop();
    selection.clear();
    change({ ...(unfiltered && noFilters), view, reaction: undefined, selected: undefined });
  });
  const changeSorting = useCallbackRef((updater: Updater<SortingState>) =>
    change({ sort: writeSorting(functionalUpdate(updater, sorting)) }),
  );
  const isEmpty = shown.length === 0;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // The table, or the message in its place, unmounted together with the focused element.
    if (wasEmpty.current !== isEmpty && document.activeElement === document.body) focusHeading();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  const isArchive = facets.view === 'archived';
  const inView = homes.items.some((home) => isListed(home) !== isArchive);
  const isFiltered = isNarrowed(facets);
  const isNarrow = isFiltered || filterText !== '';
  const count = (
    <p role="status" className={isPhone ? classes['found'] : isNarrow ? classes['beside'] : 'visually-hidden'}>
      {t(isNarrow ? 'listing:found' : 'home:homes', { count: shown.length })}
    </p>
  );
  const insteadOfHomes = () => {
    if (inView && isNarrow)
      return (
        <NoMatch
          query={filterText}
          isFiltered={isFiltered}
          onClearText={() => text.enter('')}
          onClearFilters={() => change({ ...noFilters, q: search.q })}
        />
      );
    if (isArchive) return <State icon={House} title={t('common:noData')} text={t('listing:emptyArchived')} />;
    return homes.items.length > 0 ? <AllArchived onShow={() => changeView('archived')} /> : noHomes;
  };

  return (
    <ListingProvider value={provided}>
      <HrefProvider value={navigation.hrefOf}>
        <ListActionsProvider value={listActions}>
          {homes.skipped > 0 && (
            <div className={classes['skipped']}>
              <Note kind="info">{t('common:skipped', { count: homes.skipped })}</Note>
            </div>
          )}
          <section className={classes['card']} data-cards={isPhone || undefined}>
            <ListingToolbar
              homes={homes.items}
              search={search}
              text={text}
              sorting={sorting}
              found={shown.length}
              count={!isPhone && count}
              isPhone={isPhone}
              columns={columns}
              onChange={change}
              onClear={clearFilters}
              onView={changeView}
            />
            {isPhone && count}
            <div ref={place} className={classes['homes']}>
              {!isEmpty && isPhone && (
                <HomeCards homes={shown} rowSelection={selection.rowSelection} arrival={arrival} atTop={atTop} />
              )}
              {!isEmpty && !isPhone && (
                <HomeTable
                  homes={shown}
                  columns={columns}
                  sorting={sorting}
                  onSorting={changeSorting}
                  rowSelection={selection.rowSelection}
                  arrival={arrival}
                  atTop={atTop}
                  isPrinting={isPrinting}
                />
              )}
              {isEmpty && insteadOfHomes()}
            </div>
            {selection.homes.length > 0 && (
              <SelectionBar
                count={selection.homes.length}
                // Actions apply to all selected homes, including those that a filter hides now.
                unseen={selection.homes.length - shown.filter(({ id }) => selection.rowSelection[id]).length}
                archived={isArchive}
                isReturn={navigation.hasCompared}
                onCompare={() => void navigation.compare(selection.homes, { hasCompared: true })}
                onSheet={() => void navigation.openSheet(selection.homes)}
                onArchive={forSelected((chosen, onUndone) => listActions.mark(chosen, 'hidden', onUndone))}
                onRestore={forSelected(listActions.restore)}
                onRemove={forSelected(listActions.remove)}
                onClear={unselect}
              />
            )}
          </section>
          <p role="status" className="visually-hidden">
            {columns.said}
          </p>
          {compared && picker(compared, () => setCompared(null))}
          {photo && (
            <PhotoSheet
              src={photo.photo}
              title={photo.address ?? t('home:noAddress')}
              alt={t('home:photo', { address: photo.address ?? t('home:noAddress') })}
              onClose={() => setPhoto(null)}
            />
          )}
        </ListActionsProvider>
      </HrefProvider>
    </ListingProvider>
  );
}
