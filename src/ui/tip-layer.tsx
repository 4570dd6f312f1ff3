import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './tip-layer.module.css';

interface Tip {
  text: string;
  target: Element;
}

const gap = 6;
const edge = 8;

/** Centred on its target as far as the screen allows, on the side that has more room. Physical sides, as the screen has them. */
function place(tip: HTMLElement, target: Element): void {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const room = document.documentElement.clientWidth - tip.offsetWidth - edge;
  const isAbove = top > innerHeight / 2;
  tip.style.left = `${Math.max(edge, Math.min((left + right - tip.offsetWidth) / 2, room))}px`;
  tip.style.top = isAbove ? '' : `${bottom + gap}px`;
  tip.style.bottom = isAbove ? `${innerHeight - top + gap}px` : '';
}

function isOnScreen(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const tipped = (target: EventTarget) => (target instanceof Element ? target.closest('[data-tip]') : null);

/**
 * One tooltip for everything within that has a `data-tip`, however many there are. It shows on hover, focus and tap, can be hovered itself,
 * and goes with Escape, wherever the focus is. Scrolling takes it away, unless the focus is what it belongs to. A screen reader has the text
 * in the target's own name.
 */
export function TipLayer({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (target: Element | null) => {
    if (!target) return;
    clearTimeout(leaving.current);
    setTip({ target, text: target.getAttribute('data-tip') ?? '' });
  };
  const hideSoon = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setTip(null), 150);
  };

  useLayoutEffect(() => {
    if (tip && shown.current) place(shown.current, tip.target);
  }, [tip]);

  useEffect(() => {
    if (!tip) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setTip(null);
    };
    const onScroll = () => {
      // Focusing scrolls the target into view: its tip goes along.
      if (shown.current && tip.target === document.activeElement && isOnScreen(tip.target))
        place(shown.current, tip.target);
      else setTip(null);
    };
    addEventListener('keydown', onKeyDown, true);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('scroll', onScroll, true);
    };
  }, [tip]);

  return (
    // It hears of what its children do; they are the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      onMouseOver={(event: MouseEvent) => show(tipped(event.target))}
      onMouseOut={(event: MouseEvent) => tipped(event.target) && hideSoon()}
      onFocus={(event: FocusEvent) => show(tipped(event.target))}
      onBlur={() => setTip(null)}
      onClick={(event: MouseEvent) => show(tipped(event.target))}
    >
      {children}
      {tip && (
        <div
          ref={shown}
          className={classes['tip']}
          aria-hidden
          onMouseEnter={() => clearTimeout(leaving.current)}
          onMouseLeave={hideSoon}
        >
          {tip.text}
        </div>
      )}
    </div>
  );
}
