import { useEffect, useState } from 'react';

const usual = 16;

const read = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1;

/** How much larger than usual the reader has set the text: what is measured in pixels has to grow with it. */
export function useTextScale(): number {
  // Not read at every render: computed styles are expensive while the page scrolls.
  const [scale, setScale] = useState(read);
  useEffect(() => {
    // A change of the browser's font is no resize of the window, but the page's text then takes another height.
    const observer = new ResizeObserver(() => setScale(read()));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return scale;
}
