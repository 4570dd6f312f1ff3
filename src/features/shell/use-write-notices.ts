import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useKnownHomes, useServerHome } from '#src/api/use-homes.ts';
import { useEntries, useIsDurable, useWrites } from '#src/api/use-writes.ts';
import { type Entry, isGivenUp } from '#src/device/outbox-entry.ts';
import { addressLines } from '#src/domain/home.ts';
import type { Write } from '#src/domain/write.ts';
import { mostNamed, useFormat } from '#src/i18n/format.ts';
import { hideToast, showToast } from '#src/ui/toast.ts';
import { pathOf } from './use-screen-title.ts';

const isMarkOrRemoval = ({ write }: Entry) => write.kind === 'mark' || write.kind === 'remove';

/** The text of a message or note, shown in the notice when it is discarded with its home. */
const textOf = (write: Write) =>
  write.kind === 'reply' ? write.text : write.kind === 'answer' ? write.change.qcomments : undefined;

/** The screen that shows the refusal of a message or an answer. */
const placeOf = ({ lane: id, write }: Entry) =>
  write.kind === 'reply'
    ? ({ to: '/app/comments', search: { id } } as const)
    : ({ to: '/app/listing/detail', search: { id }, hash: 'scores' } as const);

type Place = ReturnType<typeof placeOf>;

const keyOf = ({ to, search }: Place) => `${to} ${search.id}`;

/**
 * Says in one sentence, with the names of the homes, which writes the server refused (they are taken back) and which it failed at (they are
 * kept). A refused message or answer is marked in its place as long as its home is there; a toast leads from other screens to the first.
 */
export function useWriteNotices(): void {
  const { t } = useTranslation(['common', 'home', 'shell']);
  const format = useFormat();
  const entries = useEntries();
  const writes = useWrites();
  const isDurable = useIsDurable();
  const homes = useKnownHomes();
  const serverHome = useServerHome();
  const router = useRouter();
  const screen = useRouterState({ select: ({ location }) => `${pathOf(location)} ${String(location.search.id)}` });
  const announced = useRef<ReadonlySet<string>>(new Set());
  // The refusals that the buyer has seen in their place. Null on the first run: what is refused then was announced during an earlier visit.
  const seen = useRef<ReadonlySet<string> | null>(null);
  // The unseen refusals, which the toast of their kind names.
  const told = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const lanesOf = (of: readonly Entry[]) => [...new Set(of.map(({ lane }) => lane))];
    const namesOf = (of: readonly Entry[]) => {
      const names = lanesOf(of).map((lane) => addressLines(serverHome(lane)?.address ?? t('home:noAddress'))[0]);
      return names.length <= mostNamed ? format.list(names) : t('home:homes', { count: names.length });
    };
    const reasonOf = (of: readonly Entry[]) => {
      const [reason, ...others] = new Set(of.map((entry) => entry.reason));
      return reason && others.length === 0 ? reason : t('common:failure.refused');
    };
    const takeBack = async (of: readonly Entry[], message: string, name = '') => {
      if (await writes.discard(of.map(({ id }) => id))) await showToast({ name, kind: 'failed', message });
    };
    // A list may be empty by mistake, a home of a record that could not be read may still exist, and one whose deletion waits may come
    // back.
    const isGone = (id: string) =>
      homes?.skipped === 0 &&
      homes.items.length > 0 &&
      !homeIn(homes, id) &&
      !entries.some(({ lane, write }) => lane === id && write.kind === 'remove');
    const refused = entries.filter(({ state }) => state === 'refused');
    const refusedInPlace = refused.filter((entry) => !isMarkOrRemoval(entry));
    for (const entry of refusedInPlace.filter(({ lane }) => isGone(lane))) {
      const text = textOf(entry.write);
      void takeBack([entry], text ? t('common:failure.homeGoneText', { text }) : t('common:failure.homeGone'));
    }
    const isUnseen = (entry: Entry) =>
      seen.current?.has(entry.id) === false && !isGone(entry.lane) && screen !== keyOf(placeOf(entry));
    const unseen = refusedInPlace.filter(isUnseen);
    for (const kind of ['reply', 'answer'] as const) {
      const ofKind = unseen.filter(({ write }) => write.kind === kind);
      const [first] = ofKind;
      // All refusals that the toast named have been seen or settled: it would only cover them.
      if (!first && told.current.size > 0) void hideToast(`refused ${kind}`);
      // The toast replaces the earlier one, so it also names what that one did.
      if (!first || ofKind.every(({ id }) => told.current.has(id))) continue;
      void showToast({
        name: `refused ${kind}`,
        kind: 'failed',
        message: t(kind === 'reply' ? 'shell:notSent' : 'common:failure.notSaved', {
          homes: namesOf(ofKind),
          reason: reasonOf(ofKind),
        }),
        action: { label: t('shell:show'), run: () => void router.navigate(placeOf(first)) },
      });
    }
    seen.current = new Set(refusedInPlace.filter((entry) => !unseen.includes(entry)).map(({ id }) => id));
    told.current = new Set(unseen.map(({ id }) => id));
    // Writes that are being sent may be refused as well: announce them together.
    if (entries.some((entry) => entry.state === 'sending' && isMarkOrRemoval(entry))) return;
    for (const kind of ['mark', 'remove'] as const) {
      const ofKind = refused.filter(({ write }) => write.kind === kind);
      if (ofKind.length === 0) continue;
      const sentence = kind === 'mark' ? 'common:failure.notSaved' : 'shell:notDeleted';
      // A later refusal for the same homes replaces this toast.
      void takeBack(
        ofKind,
        t(sentence, { homes: namesOf(ofKind), reason: reasonOf(ofKind) }),
        `refused ${lanesOf(ofKind).join(' ')}`,
      );
    }
    const toSave = entries.filter(({ write }) => write.kind !== 'reply');
    const givenUp = toSave.filter(isGivenUp);
    const ids = givenUp.map(({ id }) => id);
    const isNew = ids.some((id) => !announced.current.has(id));
    // Announce once, after the last of the batch has been given up.
    const isTried = toSave.some((entry) => Boolean(entry.failures) && !isGivenUp(entry) && entry.state !== 'refused');
    if (isNew && !isTried)
      void showToast({
        name: 'not-saved-yet',
        kind: 'failed',
        message: t(isDurable ? 'shell:notSavedYet' : 'shell:notSavedYetInTab', { homes: namesOf(givenUp) }),
        action: { label: t('common:actions.tryAgain'), run: () => void writes.retry(ids) },
      });
    announced.current = new Set(isTried ? ids.filter((id) => announced.current.has(id)) : ids);
  }, [entries, format, homes, isDurable, router, screen, serverHome, t, writes]);
}
