import { createContext } from 'react';

/** What the buttons are called that close a layer, a note or a toast. The application provides it, as `ui` has no words of its own. */
export const CloseLabel = createContext('');
