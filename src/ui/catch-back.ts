import { createContext } from 'react';

/** Catches the browser's Back until the returned function is called. The application provides it, as `ui` does not know the router. */
export const CatchBack = createContext<(onBack: () => void) => () => void>(() => () => {});
