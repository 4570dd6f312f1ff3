import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { showToast } from '#src/ui/toast.tsx';
import { undoTime } from '#src/ui/toast-time.ts';

type Done = 'archived' | 'restored' | 'liked' | 'disliked' | 'unmarked' | 'deleted';

const doneBy = { liked: 'liked', disliked: 'disliked', hidden: 'archived' } as const;

/** The actions on one home or many, each with one toast and one Undo. Routes hand them to their screens. */
export function useHomeActions(): HomeActions {
  const { t } = useTranslation(['home', 'common']);
  const writes = useWrites();
  const closeLabel = t('common:actions.close');

  const wordsFor = (homes: readonly Home[], done: Done) => {
    const [home, ...others] = homes;
    return others.length === 0
      ? t(`home:done.${done}.one`, { address: home?.address ?? t('home:noAddress') })
      : t(`home:done.${done}.many`, { count: homes.length });
  };
  const say = (message: string, undo: () => Promise<unknown>, within?: number) =>
    void showToast({
      message,
      action: { label: t('common:actions.undo'), run: () => void undo(), ...(within && { within }) },
      closeLabel,
    });
  const fail = (message: string) => void showToast({ kind: 'failed', message, closeLabel });
  const sayMarked = (homes: readonly Home[], done: Done, takeBack: () => Promise<boolean>) =>
    say(wordsFor(homes, done), async () => {
      if (!(await takeBack())) fail(t('home:done.overtaken'));
    });

  return {
    mark: (homes, propStatus) =>
      sayMarked(homes, propStatus ? doneBy[propStatus] : 'unmarked', writes.mark(homes, propStatus)),
    restore: (homes) => void writes.restore(homes).then((takeBack) => sayMarked(homes, 'restored', takeBack)),
    remove(homes) {
      const kept = writes.addAll(
        homes.map(({ id }) => ({ lane: id, write: { kind: 'remove' } })),
        undoTime,
      );
      say(
        wordsFor(homes, 'deleted'),
        async () => {
          const taken = await writes.discardAll(await kept);
          if (taken < homes.length) fail(t('home:done.tooLate'));
        },
        undoTime,
      );
    },
  };
}
