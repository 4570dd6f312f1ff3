import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import classes from './tip-layer.module.css';

interface Tip {
  text: string;
  target: Element;
  style: CSSProperties;
}

const gap = 6;
const width = 320;

function placed(target: Element): CSSProperties {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const inlineStart = Math.max(8, Math.min((left + right) / 2 - width / 2, innerWidth - width - 8));
  return top > innerHeight / 2
    ? { left: inlineStart, bottom: innerHeight - top + gap, maxInlineSize: width }
    : { left: inlineStart, top: bottom + gap, maxInlineSize: width };
}

const tipped = (target: EventTarget) => (target instanceof Element ? target.closest('[data-tip]') : null);

/**
 * One tooltip for everything within that has a `data-tip`, however many there are. It shows on hover, focus and tap, can be hovered itself,
 * and goes with Escape. A screen reader has the text in the target's own name.
 */
export function TipLayer({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (target: Element | null) => {
    if (!target) return;
    clearTimeout(leaving.current);
    setTip({ target, text: target.getAttribute('data-tip') ?? '', style: placed(target) });
  };
  const hide = (soon = false) => {
    clearTimeout(leaving.current);
    if (soon) leaving.current = setTimeout(() => setTip(null), 150);
    else setTip(null);
  };

  return (
    // It hears of what its children do; they are the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseOver={(event: MouseEvent) => show(tipped(event.target))}
      onMouseOut={(event: MouseEvent) => tipped(event.target) && hide(true)}
      onFocus={(event: FocusEvent) => show(tipped(event.target))}
      onBlur={() => tip && hide()}
      onClick={(event: MouseEvent) => show(tipped(event.target))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && tip) hide();
      }}
      onWheel={() => tip && hide()}
    >
      {children}
      {tip && (
        <div
          className={classes['tip']}
          style={tip.style}
          aria-hidden
          onMouseEnter={() => clearTimeout(leaving.current)}
          onMouseLeave={() => hide(true)}
        >
          {tip.text}
        </div>
      )}
    </div>
  );
}
