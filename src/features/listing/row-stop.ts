import { createContext, use } from 'react';

const Context = createContext<0 | -1>(0);
export const RowStopProvider = Context.Provider;

/** The `tabIndex` of a control within a row: the controls of the row that the keyboard is in are stops, all others are reached by the arrows. */
export const useRowStop = (): 0 | -1 => use(Context);
