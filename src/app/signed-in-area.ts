import type { SignedIn } from '#src/api/signed-in.ts';
import { createStore, type ReadableStore } from '#src/device/store.ts';

export interface SignedInArea {
  current: ReadableStore<SignedIn | null>;
  /** Opens the person's object, or returns it if it is open. Another person's object is disposed of. */
  enter: (userId: string) => Promise<SignedIn>;
  leave: () => Promise<void>;
}

/** Fetches the area's code on first entry: it is not part of the first load of the anonymous screens. `load` is for the model test. */
export function createSignedInArea(load = () => import('./open-signed-in.ts')): SignedInArea {
  const current = createStore<SignedIn | null>(null);
  let opening: { userId: string; signedIn: Promise<SignedIn> } | null = null;

  async function leave(): Promise<void> {
    const leaving = opening?.signedIn;
    opening = null;
    current.set(null);
    await (await leaving?.catch(() => null))?.dispose();
  }

  return {
    current,
    enter(userId) {
      if (opening?.userId === userId) return opening.signedIn;
      // Another person signed in in another tab, and this one has not heard of it yet.
      if (opening) void leave();
      const mine = { userId, signedIn: load().then(({ openSignedIn }) => openSignedIn(userId)) };
      opening = mine;
      mine.signedIn.then(
        (signedIn) => opening === mine && current.set(signedIn),
        // Its code could not be fetched: the next try asks for it again.
        () => opening === mine && (opening = null),
      );
      return mine.signedIn;
    },
    leave,
  };
}
