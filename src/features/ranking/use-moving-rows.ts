import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** In milliseconds, as `--motion` of the theme. */
const glide = 150;

/** Lets the rows of a list glide to their new places when their order changes. The ids are those of the list's children, in order. */
export function useMovingRows(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const offsets = useRef(new Map<string, number>());
  const order = ids.join('\n');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const before = offsets.current;
    offsets.current = new Map();
    for (const [index, id] of order.split('\n').entries()) {
      const row = element.children[index];
      if (!(row instanceof HTMLElement)) continue;
      const offset = row.offsetTop - element.offsetTop;
      offsets.current.set(id, offset);
      const moved = (before.get(id) ?? offset) - offset;
      if (moved !== 0 && !isStill)
        row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
          duration: glide,
          easing: 'ease-out',
        });
    }
  }, [list, order, isStill]);
}
