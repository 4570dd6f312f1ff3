import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
} from 'react';
import type { Home } from '#src/domain/home.ts';
import { hrefOf } from './home-href.ts';
import type { ListingLook } from './listing-search.ts';
import { type ListProps, placeOf } from './list-props.ts';
import type { RowFocus } from './use-row-focus.ts';

const page = 10;

/** What takes a home out of the list. */
const leaves: ReadonlySet<string> = new Set(['archive', 'restore', 'delete']);

const closest = (event: SyntheticEvent, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Whether a click asks for a new tab or window, which a link answers by itself. */
const isForElsewhere = (event: MouseEvent) =>
  event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const nowhere: RowFocus = { active: -1, enter: () => undefined, leave: () => undefined, go: () => undefined };

/** Hears what happens in any row, at the one element that holds them all. */
export function useListEvents(props: ListProps, { active, enter, leave, go }: RowFocus = nowhere) {
  const { index, shown, selected, look, onOpen, onPhoto, onMore, onMark, onRemove, onSelect } = props;
  // The home that a range of check boxes begins with.
  const anchor = useRef<string | null>(null);
  // Whether the pointer went down on a row that flew past.
  const brief = useRef(false);

  const homeAt = (at: number): Home | undefined => index.homes[shown[at] ?? -1];
  const rowOf = (event: SyntheticEvent): number => Number(closest(event, '[data-row]')?.dataset['row'] ?? -1);

  const select = (at: number, range: boolean) => {
    const home = homeAt(at);
    if (!home) return;
    const begin = range ? placeOf(props, anchor.current) : -1;
    const [from, to] = begin < 0 ? [at, at] : [Math.min(begin, at), Math.max(begin, at)];
    const ids = [...shown.subarray(from, to + 1)].flatMap((position) => index.homes[position]?.id ?? []);
    anchor.current = home.id;
    onSelect(ids, !selected.has(home.id));
  };

  // What flies past has no controls yet: the click may have been meant for one. It is drawn in full before the click, as it has the focus.
  const onPointerDown = (event: PointerEvent) => {
    brief.current = closest(event, '[data-brief]') !== null;
  };

  const onClick = (event: MouseEvent) => {
    const home = homeAt(rowOf(event));
    if (!home) return;
    const action = closest(event, '[data-action]')?.dataset['action'];
    // The second click of two was meant for the home that the first has taken from under the pointer.
    if (event.detail > 1 && leaves.has(action ?? '')) return;
    switch (action) {
      case 'open':
        if (isForElsewhere(event)) return;
        event.preventDefault();
        return onOpen(home);
      case 'photo':
        return onPhoto(home);
      case 'more':
        return onMore?.(home);
      case 'like':
        return onMark([home], home.propStatus === 'liked' ? null : 'liked');
      case 'dislike':
        return onMark([home], home.propStatus === 'disliked' ? null : 'disliked');
      case 'archive':
        return onMark([home], 'hidden');
      case 'restore':
        return onMark([home], null);
      case 'delete':
        return onRemove([home]);
    }
    if (brief.current || closest(event, 'a, button, input, label') || getSelection()?.isCollapsed === false) return;
    if (isForElsewhere(event)) openElsewhere(home, look);
    else onOpen(home);
  };

  const onAuxClick = (event: MouseEvent) => {
    const home = homeAt(rowOf(event));
    if (home && event.button === 1 && !closest(event, 'a, button, input')) openElsewhere(home, look);
  };

  const onChange = (event: ChangeEvent<HTMLElement>) => {
    const { nativeEvent } = event;
    select(rowOf(event), nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey);
  };

  const onFocus = (event: FocusEvent) => {
    const at = rowOf(event);
    if (at >= 0) enter(at);
  };

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // In another window the person has left this one, and still is where they were in it.
    const next = relatedTarget instanceof Node ? relatedTarget : document.activeElement;
    if (!currentTarget.contains(next)) leave();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: shown.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      return go(to);
    }
    const home = homeAt(active);
    // Within a row its controls have Enter and Space for themselves.
    if (!home || !(event.target instanceof HTMLElement) || event.target.dataset['row'] === undefined) return;
    // A key that is held down means this home, and not those that move up into its place.
    if (event.repeat && event.key !== ' ') return;
    if (event.key === 'Enter') {
      if (event.ctrlKey || event.metaKey) openElsewhere(home, look);
      else onOpen(home);
    } else if (event.key === ' ') {
      event.preventDefault();
      select(active, event.shiftKey);
    } else if (event.key === 'Delete') {
      onRemove([home]);
    }
  };

  /** A photo that does not load gives way to the drawing behind it. */
  const mark = (failed: boolean) => (event: SyntheticEvent) => {
    if (event.target instanceof HTMLImageElement) event.target.parentElement?.toggleAttribute('data-failed', failed);
  };

  return {
    onPointerDown,
    onClick,
    onAuxClick,
    onChange,
    onFocus,
    onBlur,
    onKeyDown,
    onErrorCapture: mark(true),
    onLoadCapture: mark(false),
  };
}

function openElsewhere({ id }: Home, look: ListingLook): void {
  open(hrefOf(id, look), '_blank', 'noopener');
}
