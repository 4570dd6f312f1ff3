import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useWrites } from '#src/api/use-writes.ts';
import { session } from '#src/device/session.ts';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { hideToast } from '#src/ui/hide-toast.ts';
import { showToast } from '#src/ui/toast.tsx';
import { undoTime } from '#src/ui/toast-time.ts';

type Done = 'archived' | 'restored' | 'liked' | 'disliked' | 'unmarked' | 'deleted';

const doneBy = { liked: 'liked', disliked: 'disliked', hidden: 'archived' } as const;

/** What takes homes out of the list, often several in a row: while its toast is shown, that says the next one, too. */
const joined: readonly Done[] = ['archived', 'deleted'];

/** One home has one toast: the Undo of an earlier one would leave later changes as they are. */
const nameOf = (homes: readonly Home[]) => homes.map(({ id }) => id).join(' ');

/** What one toast says, with one Undo. */
interface Act {
  done: Done;
  homes: readonly Home[];
  /** Each takes a part back, once that is stored; false where it is too late. */
  takeBacks: readonly Promise<() => Promise<boolean>>[];
  onUndone: (() => void) | undefined;
  /** The end of the time for the Undo, as of `performance.now()`. */
  until?: number | undefined;
  name: string;
}

/**
 * The actions on one home or many, each with one toast and one Undo. Routes hand them to their screens. `arrival` receives the id of a home
 * that an Undo brings back to a list.
 */
export function useHomeActions(arrival?: RefObject<string | null>): HomeActions {
  const { t } = useTranslation(['home', 'common']);
  const { userId, outbox } = useSignedIn();
  const writes = useWrites();
  return useMemo(() => {
    /** What was said last of each kind, while its toast is shown. */
    const said = new Map<Done, Act>();

    const say = (act: Act) => {
      const { done, homes, takeBacks, onUndone, until, name } = act;
      said.set(done, act);
      const isSaid = () => said.get(done) === act;
      // A mark that the server refuses was not set. What is on its way may be refused, too: it is said once.
      const stop = outbox.entries.subscribe(() => {
        if (!isSaid()) return stop();
        const marks = outbox.entries.get().filter(({ write }) => write.kind === 'mark');
        if (marks.some(({ state }) => state === 'sending')) return;
        const refused = new Set(marks.flatMap(({ lane, state }) => (state === 'refused' ? lane : [])));
        const left = homes.filter(({ id }) => !refused.has(id));
        if (left.length === homes.length) return;
        said.delete(done);
        void hideToast(name);
        if (left.length > 0) say({ ...act, homes: left, name: nameOf(left) });
      });
      // The toast comes after the device has stored the change, so closing the page then loses nothing.
      void Promise.all(takeBacks).then((parts) => {
        // Somebody else may have signed in while the device was storing.
        if (session.get().userId !== userId) return;
        const undo = async () => {
          if (arrival) arrival.current = homes[0]?.id ?? null;
          const taken = await Promise.all(parts.map((takeBack) => takeBack()));
          if (taken.every(Boolean)) onUndone?.();
          else void showToast({ kind: 'failed', message: t(`home:done.${until ? 'tooLate' : 'overtaken'}`) });
        };
        void showToast({
          name,
          message:
            homes.length === 1
              ? t(`home:done.${done}.one`, { address: homes[0]?.address ?? t('home:noAddress') })
              : t(`home:done.${done}.many`, { count: homes.length }),
          action: { label: t('common:actions.undo'), run: () => void undo(), until },
          onGone: () => isSaid() && said.delete(done),
        });
      });
    };
    const act = (
      done: Done,
      homes: readonly Home[],
      takeBack: Act['takeBacks'][number],
      { onUndone, until }: Pick<Act, 'onUndone' | 'until'>,
    ) => {
      const earlier = joined.includes(done) ? said.get(done) : undefined;
      say({
        done,
        homes: [...(earlier?.homes ?? []), ...homes],
        takeBacks: [...(earlier?.takeBacks ?? []), takeBack],
        onUndone,
        until,
        name: earlier?.name ?? nameOf(homes),
      });
    };
    const removeLater = (homes: readonly Home[]) =>
      writes.addAll(
        homes.map(({ id }) => ({ lane: id, write: { kind: 'remove' } })),
        undoTime,
      );

    return {
      mark: (homes, propStatus, onUndone) =>
        act(propStatus ? doneBy[propStatus] : 'unmarked', homes, writes.mark(homes, propStatus), { onUndone }),
      restore(homes, onUndone) {
        // A home that is archived once more is not two.
        said.delete('archived');
        act('restored', homes, writes.restore(homes), { onUndone });
      },
      remove(homes, onUndone) {
        const until = performance.now() + undoTime;
        // Those that the Undo is for as well wait as long as it.
        void removeLater(said.get('deleted')?.homes ?? []);
        const takeBack = removeLater(homes).then((ids) => async () => (await writes.discardAll(ids)) === homes.length);
        act('deleted', homes, takeBack, { onUndone, until });
      },
    };
  }, [t, userId, outbox, writes, arrival]);
}
