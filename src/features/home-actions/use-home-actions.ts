import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useWrites } from '#src/api/use-writes.ts';
import { session } from '#src/device/session.ts';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { showToast } from '#src/ui/toast.tsx';
import { undoTime } from '#src/ui/toast-time.ts';

type Done = 'archived' | 'restored' | 'liked' | 'disliked' | 'unmarked' | 'deleted';

const doneBy = { liked: 'liked', disliked: 'disliked', hidden: 'archived' } as const;

interface Undo {
  /** Takes it back; false where it is too late for that. */
  takeBack: () => Promise<boolean>;
  /** In milliseconds. */
  within?: number;
  onUndone?: (() => void) | undefined;
}

/**
 * The actions on one home or many, each with one toast and one Undo. Routes hand them to their screens. `arrival` receives the id of a home
 * that an Undo brings back to a list.
 */
export function useHomeActions(arrival?: RefObject<string | null>): HomeActions {
  const { t } = useTranslation(['home', 'common']);
  const { userId } = useSignedIn();
  const writes = useWrites();
  return useMemo(() => {
    const say = (homes: readonly Home[], done: Done, { takeBack, within, onUndone }: Undo) => {
      // Somebody else may have signed in while the device was storing.
      if (session.get().userId !== userId) return;
      const undo = async () => {
        if (arrival) arrival.current = homes[0]?.id ?? null;
        const tooLate = done === 'deleted' ? 'tooLate' : 'overtaken';
        if (await takeBack()) onUndone?.();
        else void showToast({ kind: 'failed', message: t(`home:done.${tooLate}`) });
      };
      void showToast({
        // One home has one toast: the Undo of an earlier one would leave later changes as they are.
        name: homes.map(({ id }) => id).join(' '),
        message:
          homes.length === 1
            ? t(`home:done.${done}.one`, { address: homes[0]?.address ?? t('home:noAddress') })
            : t(`home:done.${done}.many`, { count: homes.length }),
        action: { label: t('common:actions.undo'), run: () => void undo(), ...(within && { within }) },
      });
    };

    // The toast comes after the device has stored the change, so closing the page then loses nothing.
    return {
      mark: (homes, propStatus, onUndone) =>
        void writes
          .mark(homes, propStatus)
          .then((takeBack) => say(homes, propStatus ? doneBy[propStatus] : 'unmarked', { takeBack, onUndone })),
      restore: (homes, onUndone) =>
        void writes.restore(homes).then((takeBack) => say(homes, 'restored', { takeBack, onUndone })),
      remove(homes, onUndone) {
        const due = performance.now() + undoTime;
        const removals = homes.map(({ id }) => ({ lane: id, write: { kind: 'remove' } }) as const);
        void writes.addAll(removals, undoTime).then((ids) => {
          const takeBack = async () => (await writes.discardAll(ids)) === homes.length;
          say(homes, 'deleted', { takeBack, within: due - performance.now(), onUndone });
        });
      },
    };
  }, [t, userId, writes, arrival]);
}
