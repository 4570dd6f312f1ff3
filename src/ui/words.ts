import { createContext } from 'react';

/** Texts that the building blocks share. The application provides them, because `ui` has no words. */
export const UiWords = createContext({ close: '', showCharacters: '', lost: '', cardFailed: '', tryAgain: '' });
