import type { MouseEvent } from 'react';

/** Whether a click asks for a new tab or window, which a link answers by itself. */
export const isForElsewhere = (event: MouseEvent) =>
  event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
