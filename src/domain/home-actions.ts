import type { Home, PropStatus } from './home.ts';

/**
 * The actions on homes that every screen offers. Each takes effect at once and shows a toast with Undo. `onUndone` is called after an
 * Undo, with the homes that it put back: all but those that the buyer has changed again since.
 */
export interface HomeActions {
  /** Sets the buyer's mark, or takes it back with null. */
  mark: (homes: readonly Home[], propStatus: PropStatus, onUndone?: (homes: readonly Home[]) => void) => void;
  /** Takes homes out of the archive, each with the mark that it had before. */
  restore: (homes: readonly Home[], onUndone?: (homes: readonly Home[]) => void) => void;
  /** Deletes, once the time for the Undo is over: the server cannot take it back. */
  remove: (homes: readonly Home[], onUndone?: (homes: readonly Home[]) => void) => void;
}
