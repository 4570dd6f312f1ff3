import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes an element end where the visible page ends, whatever stands above it, so that it scrolls within itself. The on-screen keyboard
 * counts: a browser that lays it over the page says so by the visual viewport alone.
 */
export function useFillsViewport<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  style: CSSProperties;
} {
  const ref = useRef<Element>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      if (!ref.current) return;
      // A page that is zoomed into is not a smaller one.
      const visible = view && view.scale === 1 ? view.height : window.innerHeight;
      setHeight(visible - (ref.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    view?.addEventListener('resize', measure);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      view?.removeEventListener('resize', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { ref, style: height === undefined ? {} : { blockSize: height } };
}
