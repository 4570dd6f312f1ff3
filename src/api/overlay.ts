import type { Entry } from '../device/outbox-entry.ts';
import type { Home } from '../domain/home.ts';
import type { Records } from '../domain/wire.ts';
import { applyWrite, type Write, withWrites } from '../domain/write.ts';

/** A refused mark or deletion is not shown any more. A refused answer stays as the buyer entered it, and says that it is not saved. */
export const isShown = ({ state, write }: Entry) => state !== 'refused' || write.kind === 'answer';

const isSameList = (writes: readonly Entry[], others: readonly Entry[]) =>
  writes.length === others.length &&
  writes.every(({ id, write }, index) => id === others[index]?.id && write === others[index].write);

/**
 * Lays the writes that the server does not have yet over the homes that it sent. All screens share one overlay, so that 50,000 homes are gone through once for each change.
 */
export function createOverlay() {
  const applied = new WeakMap<Write, { from: Home; to: Home | null }>();
  let latest: { known: Records<Home>; writes: readonly Entry[]; homes: Records<Home> } | null = null;

  /** The home with a write in it, null once deleted; the same object each time for the same home and write. */
  const apply = (home: Home, write: Write): Home | null => {
    const before = applied.get(write);
    // A write leaves the outbox and enters the cache: the home with it stays the same object, so nothing re-renders.
    if (before && (before.from === home || before.to === home)) return before.to;
    const to = applyWrite(home, write);
    applied.set(write, { from: home, to });
    return to;
  };

  /** The previous list if it holds the same homes. */
  const orLatest = (homes: Records<Home>): Records<Home> => {
    const shown = latest?.homes;
    if (shown?.skipped !== homes.skipped || shown.items.length !== homes.items.length) return homes;
    return homes.items.every((home, index) => home === shown.items[index]) ? shown : homes;
  };

  return {
    apply,
    /** Keeps the identity of every home without a write, and of the whole list while no home in it changes. */
    homes(known: Records<Home>, entries: readonly Entry[]): Records<Home> {
      const writes = entries.filter(isShown);
      if (latest?.known === known && isSameList(writes, latest.writes)) return latest.homes;
      const homes = orLatest({ ...known, items: withWrites(known.items, writes, apply) });
      latest = { known, writes, homes };
      return homes;
    },
  };
}
export type Overlay = ReturnType<typeof createOverlay>;
