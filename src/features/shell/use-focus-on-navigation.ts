import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

const nameOf = (link: Element | null) =>
  link instanceof HTMLAnchorElement ? `${link.href} ${link.textContent}` : undefined;

/**
 * Moves the focus after a navigation to another screen, home or comparison: to its heading, or after Back to the link that led away, unless
 * the screen has moved it itself. If the address names a part of the screen, the part takes it.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  /** The name of the link by the key of the history entry that was left. */
  const leftBy = useRef(new Map<string | undefined, string | undefined>());
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        leftBy.current.set(fromLocation?.state.__TSR_key, nameOf(document.activeElement));
      }),
    [router],
  );

  const place = useRouterState({
    select: ({ resolvedLocation }) =>
      resolvedLocation &&
      `${resolvedLocation.pathname}?${resolvedLocation.search.id ?? ''}&${String(resolvedLocation.search.compare)}`,
  });
  const visited = useRef(place);
  useEffect(() => {
    const before = visited.current;
    visited.current = place;
    const screen = main.current;
    if (!before || before === place || !screen) return undefined;
    const focusScreen = () => {
      const left = leftBy.current.get(router.state.location.state.__TSR_key);
      const links = [...screen.querySelectorAll('a')];
      // Its words may have changed: what it led to has been answered.
      const link =
        left && (links.find((each) => nameOf(each) === left) ?? links.find(({ href }) => left.startsWith(`${href} `)));
      (link || (screen.querySelector('h1') ?? screen)).focus({ preventScroll: true });
    };
    const { activeElement } = document;
    // Somebody may be typing in the palette, which was opened while the screen was coming.
    if (!screen.contains(activeElement) && !(activeElement instanceof HTMLInputElement)) focusScreen();
    // The previous screen or the skeleton may still unmount, and take the focus with it.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusScreen();
    });
    observer.observe(screen, { childList: true, subtree: true });
    // A modifier alone does not move the focus: screen readers use it to stop speaking.
    const stop = (event?: Event) => {
      if (event instanceof KeyboardEvent && ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
      observer.disconnect();
    };
    addEventListener('keydown', stop);
    addEventListener('pointerdown', stop);
    return () => {
      stop();
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    };
  }, [place, main, router]);

  const part = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash });
  useEffect(() => {
    const target = () => document.getElementById(part ?? '');
    target()?.focus({ preventScroll: true });
    // A link to the part that the address names already changes nothing in it. Data that is loaded anew changes nothing either: then the
    // focus stays with whoever is typing.
    return router.subscribe('onRendered', ({ hrefChanged }) => {
      if (hrefChanged || document.activeElement?.matches('input, textarea')) return;
      target()?.scrollIntoView();
      target()?.focus({ preventScroll: true });
    });
  }, [part, router]);
}
