import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useWrites } from '#src/api/use-writes.ts';
import { session } from '#src/device/session.ts';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { hideToast, showToast } from '#src/ui/toast.ts';
import { undoTime } from '#src/ui/toast-time.ts';

type Done = 'archived' | 'restored' | 'liked' | 'disliked' | 'unmarked' | 'deleted';

const doneBy = { liked: 'liked', disliked: 'disliked', hidden: 'archived' } as const;

/** Buyers often archive, restore or delete several homes in a row: while the toast is there, the next one joins it. */
const joined: readonly Done[] = ['archived', 'restored', 'deleted'];

/** One home has one toast: the Undo of an earlier one would leave later changes as they are. */
const nameOf = (homes: readonly Home[]) => homes.map(({ id }) => id).join(' ');

/** The changes of one action. A toast names one or more of them, with one Undo. */
interface Part {
  homes: readonly Home[];
  /** Once the device has stored it: takes it back, or resolves to false if it is too late. */
  takeBack: Promise<() => Promise<boolean>>;
  onUndone: (() => void) | undefined;
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

    const say = (done: Done, parts: readonly Part[], name: string, until?: number) => {
      const homes = parts.flatMap((part) => part.homes);
      let isOver = false;
      const said: Said = {
        parts,
        name,
        end() {
          isOver = true;
          stop();
          if (open.get(done) === said) open.delete(done);
        },
      };
      const correct = () => {
        const marks = outbox.entries.get().filter(({ write }) => write.kind === 'mark');
        // Writes that are being sent may be refused, too: wait, and announce it once.
        if (done === 'deleted' || marks.some(({ state }) => state === 'sending')) return;
        const refused = new Set(marks.flatMap(({ lane, state }) => (state === 'refused' ? lane : [])));
        const isTaken = ({ id }: Home) => !refused.has(id);
        if (homes.every(isTaken)) return;
        said.end();
        void hideToast(name);
        const taken = parts.map((part) => ({ ...part, homes: part.homes.filter(isTaken) }));
        if (homes.some(isTaken)) say(done, taken, nameOf(homes.filter(isTaken)));
      };
      // A mark that the server refuses was not set.
      const stop = outbox.entries.subscribe(correct);
      if (joined.includes(done)) open.set(done, said);
      // The toast comes after the device has stored the change, so closing the page then loses nothing.
      void Promise.all(parts.map(({ takeBack }) => takeBack)).then((takeBacks) => {
        // Another toast may have taken its place, or somebody else may have signed in.
        if (isOver || session.get().userId !== userId) return;
        const undo = async () => {
          if (arrival) arrival.current = homes[0]?.id ?? null;
          const taken = await Promise.all(takeBacks.map((takeBack) => takeBack()));
          const tooLate = done === 'deleted' ? 'tooLate' : 'overtaken';
          if (taken.every(Boolean)) for (const { onUndone } of parts) onUndone?.();
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
      });
    };
    const add = (done: Done, part: Part, until?: number) => {
      // A home that is archived, restored and archived again would count twice.
      if (done === 'archived') open.delete('restored');
      if (done === 'restored') open.delete('archived');
      const earlier = open.get(done);
      earlier?.end();
      say(done, [...(earlier?.parts ?? []), part], earlier?.name ?? nameOf(part.homes), until);
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
          takeBack: writes.mark(homes, propStatus),
          onUndone,
        }),
      restore: (homes, onUndone) => add('restored', { homes, takeBack: writes.restore(homes), onUndone }),
      remove(homes, onUndone) {
        const until = performance.now() + undoTime;
        // The one Undo is for the earlier deletions, too, so they wait as long.
        void removeLater(open.get('deleted')?.parts.flatMap((part) => part.homes) ?? []);
        const takeBack = removeLater(homes).then((ids) => async () => (await writes.discard(ids)) === homes.length);
        add('deleted', { homes, takeBack, onUndone }, until);
      },
    };
  }, [t, userId, outbox, writes, arrival]);
}
