import { useEffect, useState } from 'react';

const usual = 16;

const read = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1;

/** How much larger than usual the reader has set the text: what is measured in pixels has to grow with it. */
export function useTextScale(): number {
  // Not read at every render: computed styles are expensive while the page scrolls.
  const [scale, setScale] = useState(read);
  useEffect(() => {
    const onResize = () => setScale(read());
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return scale;
}
