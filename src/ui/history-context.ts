import { createContext } from 'react';

/** The part of the browser's history that the layers need. The application provides it, as `ui` does not know the router. */
export interface LayerHistory {
  /** Asks before each step whether it is held back, until the returned function is called. */
  block: (blocker: { enableBeforeUnload: false; blockerFn: (step: { action: string }) => boolean }) => () => void;
}

export const HistoryContext = createContext<LayerHistory | null>(null);
