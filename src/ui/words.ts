import { createContext } from 'react';

/** What the building blocks say alike wherever they stand. The application provides it, as `ui` has no words of its own. */
export const UiWords = createContext({ close: '', showPassword: '' });
