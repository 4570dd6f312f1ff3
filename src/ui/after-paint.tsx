import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

/** What is rendered before the first paint of a screen. */
export type AtOnce = 'heading' | 'first part' | 'all';

/** The frame provides it, because `ui` does not know the router. */
export const AtOnceContext = createContext<() => AtOnce>(() => 'all');

interface Props {
  /** The part of the screen above it. */
  below?: 'nothing' | 'heading' | 'cards';
  /** Shown until then. By default an empty space as high as the screen, so that the footer stays out of sight. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** A part of a screen that may be rendered after the paint of what is above it. A part within it comes after it. */
export function AfterPaint({ below = 'cards', placeholder, children }: Props) {
  const atOnce = use(AtOnceContext);
  const [isDeferred] = useState(() => {
    if (below === 'nothing') return false;
    return atOnce() === 'heading' || (below === 'cards' && atOnce() === 'first part');
  });
  const [isIn, setIsIn] = useState(!isDeferred);
  useEffect(() => startTransition(() => setIsIn(true)), []);
  // A link above may have led to a part that was not there yet.
  useEffect(() => {
    if (!isDeferred || !isIn) return;
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isDeferred, isIn]);
  return isIn ? children : (placeholder ?? <div style={{ minBlockSize: '100vh' }} />);
}
