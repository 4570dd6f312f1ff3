import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Home } from '#src/domain/home.ts';

interface Options {
  list: RefObject<HTMLElement | null>;
  homes: readonly Home[];
  /** The home that the person comes back to, until the focus has gone to it. */
  arrival: RefObject<string | null>;
  /** The home that the list begins at, if nobody comes back to one. */
  atTop: RefObject<string | null>;
  /** Selects what takes the focus in an element of the list; by default the element itself. */
  stop?: string;
}

/**
 * The home that the keyboard is in. When homes come or go its position follows, and when it goes itself, the home in its place takes the
 * focus.
 */
export function useActiveHome({ list, homes, arrival: arrivalRef, atTop, stop }: Options) {
  const [current, setCurrent] = useState<{ id: string | null; index: number }>({
    id: arrivalRef.current ?? atTop.current,
    index: 0,
  });
  const found = useMemo(() => {
    if (current.id === null || homes[current.index]?.id === current.id) return current.index;
    return homes.findIndex(({ id }) => id === current.id);
  }, [homes, current]);
  const active = Math.max(0, Math.min(found < 0 ? current.index : found, homes.length - 1));

  const goes = useRef(false);
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A home that a filter hid may come late: it takes the focus from nothing outside of the list.
    const { activeElement } = document;
    if (!activeElement?.matches('body, h1') && !list.current?.contains(activeElement)) arrivalRef.current = null;
    const arrived = arrivalRef.current === null ? -1 : homes.findIndex(({ id }) => id === arrivalRef.current);
    if (arrived >= 0 && arrived !== active) {
      goes.current = true;
      return setCurrent({ id: arrivalRef.current, index: arrived });
    }
    const element = list.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    const isLost = left.current?.isConnected === false && document.activeElement === document.body;
    if (!element || !(arrived >= 0 || goes.current || isLost)) return;
    (stop ? element.querySelector<HTMLElement>(stop) : element)?.focus({ preventScroll: true });
    if (goes.current) element.scrollIntoView({ block: 'nearest' });
    goes.current = false;
    if (arrived >= 0) arrivalRef.current = null;
  }, [list, homes, active, arrivalRef, stop]);

  const enter = (index: number) => {
    const id = homes[index]?.id ?? null;
    if (id !== current.id || index !== current.index) setCurrent({ id, index });
  };
  /** Takes the focus to a home, and the screen with it. */
  const go = (index: number) => {
    const next = Math.max(0, Math.min(index, homes.length - 1));
    goes.current = next !== active;
    enter(next);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    left.current = target;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    if (index >= 0) enter(index);
  };
  return { active, go, onFocus };
}
