import { useLayoutEffect } from 'react';

/**
 * Sets `--visible-height`, by which the frame knows how high the visible page is. An on-screen keyboard may lie over the page, and only the visual
 * viewport knows.
 */
export function useVisibleHeight(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const { style } = document.body;
    const measure = () => {
      // Zooming in makes the viewport smaller, but not the page.
      const height = view && view.scale === 1 ? view.height : window.innerHeight;
      style.setProperty('--visible-height', `${height}px`);
    };
    measure();
    view?.addEventListener('resize', measure);
    window.addEventListener('resize', measure);
    return () => {
      view?.removeEventListener('resize', measure);
      window.removeEventListener('resize', measure);
      style.removeProperty('--visible-height');
    };
  }, []);
}
