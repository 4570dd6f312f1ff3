import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { type SetMarks, useWrites } from '#src/api/use-writes.ts';
import { randomId } from '#src/device/random-id.ts';
import { session } from '#src/device/session.ts';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { hideToast, showToast } from '#src/ui/toast.ts';
import { undoTime } from '#src/ui/toast-time.ts';

type Done = 'archived' | 'restored' | 'liked' | 'disliked' | 'unmarked' | 'deleted';

const doneBy = { liked: 'liked', disliked: 'disliked', hidden: 'archived' } as const;

/** Buyers often archive, restore or delete several homes in a row: while the toast is there, the next one joins it. */
const joined: readonly Done[] = ['archived', 'restored', 'deleted'];

/** The changes of one action. A toast names one or more of them, with one Undo. */
interface Part {
  homes: readonly Home[];
  /** Resolves once the device has stored the change. Its `undo` resolves to false if it is too late. */
  change: Promise<SetMarks>;
  onUndone: ((homes: readonly Home[]) => void) | undefined;
}

interface Said {
  parts: readonly Part[];
  /** The toast's. */
  name: string;
  /** Leaves the toast to another one that takes its place. */
  end: () => void;
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
    /** The toasts that the next action of the same kind joins. */
    const open = new Map<Done, Said>();

    const say = async (done: Done, parts: readonly Part[], name: string, until?: number): Promise<void> => {
      const homes = parts.flatMap((part) => part.homes);
      let isOver = false;
      let stop = () => {};
      const said: Said = {
        parts,
        name,
        end() {
          isOver = true;
          stop();
          if (open.get(done) === said) open.delete(done);
        },
      };
      if (joined.includes(done)) open.set(done, said);
      // The toast comes after the device has stored the change, so closing the page then loses nothing.
      const changes = await Promise.all(parts.map(async (part) => ({ ...part, ...(await part.change) })));
      // Another toast may have taken its place, or somebody else may have signed in.
      if (isOver || session.get().userId !== userId) return;
      const isAsSaid = () => {
        const left = changes.map((part) => ({ ...part, homes: part.standing(part.homes) }));
        if (left.flatMap((part) => part.homes).length === homes.length) return true;
        said.end();
        const some = left.filter((part) => part.homes.length > 0);
        if (some.length > 0) void say(done, some, name);
        else void hideToast(name);
        return false;
      };
      if (!isAsSaid()) return;
      stop = outbox.entries.subscribe(isAsSaid);
      const undo = async () => {
        if (arrival) arrival.current = homes[0]?.id ?? null;
        const taken = await Promise.all(changes.map((part) => part.undo(part.homes)));
        const tooLate = done === 'deleted' ? 'tooLate' : 'overtaken';
        if (taken.every(Boolean)) for (const part of parts) part.onUndone?.(part.homes);
        else void showToast({ kind: 'failed', message: t(`home:done.${tooLate}`) });
      };
      void showToast({
        name,
        message:
          homes.length === 1
            ? t(`home:done.${done}.one`, { address: homes[0]?.address ?? t('home:noAddress') })
            : t(`home:done.${done}.many`, { count: homes.length }),
        action: { label: t('common:actions.undo'), run: () => void undo(), until },
        onGone: said.end,
      });
    };
    const add = (done: Done, part: Part, until?: number) => {
      const earlier = open.get(done);
      earlier?.end();
      void say(done, [...(earlier?.parts ?? []), part], earlier?.name ?? randomId(), until);
    };
    const removeLater = (homes: readonly Home[]) =>
      writes.addAll(
        homes.map(({ id }) => ({ lane: id, write: { kind: 'remove' } })),
        undoTime,
      );

    return {
      mark: (homes, propStatus, onUndone) =>
        add(propStatus ? doneBy[propStatus] : 'unmarked', {
          homes,
          change: writes.mark(homes, propStatus),
          onUndone,
        }),
      restore: (homes, onUndone) => add('restored', { homes, change: writes.restore(homes), onUndone }),
      remove(homes, onUndone) {
        const until = performance.now() + undoTime;
        // The one Undo is for the earlier deletions, too, so they wait as long.
        void removeLater(open.get('deleted')?.parts.flatMap((part) => part.homes) ?? []);
        const change = removeLater(homes).then((ids) => ({
          standing: (of: readonly Home[]) => of,
          undo: async () => (await writes.discard(ids)) === homes.length,
        }));
        add('deleted', { homes, change, onUndone }, until);
      },
    };
  }, [t, userId, outbox, writes, arrival]);
}
