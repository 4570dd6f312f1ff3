import { createElement } from 'react';

/** An empty place at the foot of a frame. The demo fills it by defining the element; anywhere else it stays empty. */
export const Corner = () => createElement('portal-corner');
