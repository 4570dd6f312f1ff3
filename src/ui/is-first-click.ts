import type { MouseEvent } from 'react';

/** The second click of a double click would undo the first one, or meet what has moved under the pointer. */
export const isFirstClick = ({ detail }: MouseEvent) => detail < 2;
