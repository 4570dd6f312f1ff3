import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import type { Home, PropStatus } from '#src/domain/home.ts';
import { showToast } from '#src/ui/toast.tsx';
import { undoTime } from '#src/ui/toast-time.ts';

export interface HomeActions {
  /** Sets or takes back the buyer's mark, at once and with Undo. */
  mark: (homes: readonly Home[], propStatus: PropStatus) => void;
  /** Deletes after the Undo has been waited out: the server cannot take it back. */
  remove: (homes: readonly Home[]) => void;
}

/** What can be done to homes from the list, one or many of them: one toast, one Undo. */
export function useHomeActions(): HomeActions {
  const { t } = useTranslation(['home', 'common']);
  const writes = useWrites();
  const closeLabel = t('common:actions.close');
  const say = (message: string, undo: () => Promise<unknown>, within?: number) =>
    void showToast({
      message,
      action: { label: t('common:actions.undo'), run: () => void undo(), ...(within && { within }) },
      closeLabel,
    });
  const fail = (message: string) => void showToast({ kind: 'failed', message, closeLabel });

  const what = (
    homes: readonly Home[],
    done: 'archived' | 'restored' | 'liked' | 'disliked' | 'unmarked' | 'deleted',
  ) =>
    homes.length === 1
      ? t(`home:done.${done}.one`, { address: homes[0]?.address ?? t('home:noAddress') })
      : t(`home:done.${done}.many`, { count: homes.length });

  return {
    mark(homes, propStatus) {
      const wasArchived = homes.every((home) => home.propStatus === 'hidden');
      const done = propStatus === 'hidden' ? 'archived' : (propStatus ?? (wasArchived ? 'restored' : 'unmarked'));
      const undo = writes.mark(homes, propStatus);
      say(what(homes, done), async () => {
        if (!(await undo())) fail(t('home:done.overtaken'));
      });
    },
    remove(homes) {
      const kept = writes.addAll(
        homes.map(({ id }) => ({ lane: id, write: { kind: 'remove' } })),
        undoTime,
      );
      say(
        what(homes, 'deleted'),
        async () => {
          const taken = await writes.discardAll(await kept);
          if (taken < homes.length) fail(t('home:done.tooLate'));
        },
        undoTime,
      );
    },
  };
}
