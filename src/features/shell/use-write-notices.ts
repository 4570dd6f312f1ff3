import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHomes, useServerHome } from '#src/api/use-homes.ts';
import { useEntries, useIsDurable, useWrites } from '#src/api/use-writes.ts';
import type { Entry } from '#src/device/outbox-entry.ts';
import { addressLines } from '#src/domain/home.ts';
import type { Write } from '#src/domain/write.ts';
import { mostNamed, useFormat } from '#src/i18n/format.ts';
import { hideToast, showToast } from '#src/ui/toast.ts';
import { givenUpIn, idsOf, isMarkOrRemoval, placeOf, refusalsIn, screenKey } from './refused-writes.ts';
import { pathOf } from './use-screen-title.ts';

/** The text of a message or note, shown in the notice when it is discarded with its home. */
const textOf = (write: Write) =>
  write.kind === 'reply' ? write.text : write.kind === 'answer' ? write.change.qcomments : undefined;

const lanesOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ lane }) => lane))];

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
  const screen = useRouterState({ select: ({ location }) => screenKey(pathOf(location), location.search.id) });
  const refusals = useRef<ReturnType<typeof refusalsIn> | null>(null);
  const announced = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const namesOf = (of: readonly Entry[]) => {
      const names = lanesOf(of).map((lane) => addressLines(serverHome(lane)?.address ?? t('home:noAddress'))[0]);
      return names.length <= mostNamed ? format.list(names) : t('home:homes', { count: names.length });
    };
    const refusalOf = (of: readonly Entry[]) => {
      const [reason, ...others] = new Set(of.map((entry) => entry.reason));
      return { homes: namesOf(of), reason: reason && others.length === 0 ? reason : t('common:failure.refused') };
    };
    const takeBack = async (of: readonly Entry[], message: string, name = '') => {
      if (await writes.discard(idsOf(of))) await showToast({ name, kind: 'failed', message });
    };
    const before = refusals.current;
    const { gone, unseen } = (refusals.current = refusalsIn(entries, { homes, screen, before }));
    for (const entry of gone) {
      const text = textOf(entry.write);
      void takeBack([entry], text ? t('common:failure.homeGoneText', { text }) : t('common:failure.homeGone'));
    }
    const told = new Set(before && idsOf(before.unseen));
    for (const kind of ['reply', 'answer'] as const) {
      const name = `refused ${kind}`;
      const ofKind = unseen.filter(({ write }) => write.kind === kind);
      const [first] = ofKind;
      // All refusals that the toast named have been seen or settled: it would only cover them.
      if (!first && told.size > 0) void hideToast(name);
      // The toast replaces the earlier one, so it also names what that one did.
      if (!first || ofKind.every(({ id }) => told.has(id))) continue;
      const sentence = kind === 'reply' ? 'shell:notSent' : 'common:failure.notSaved';
      const action = { label: t('shell:show'), run: () => void router.navigate(placeOf(first)) };
      void showToast({ name, kind: 'failed', message: t(sentence, refusalOf(ofKind)), action });
    }
    const marksAndRemovals = entries.filter(isMarkOrRemoval);
    // Writes that are being sent may be refused as well: announce them together.
    if (marksAndRemovals.some(({ state }) => state === 'sending')) return;
    for (const kind of ['mark', 'remove'] as const) {
      const sentence = kind === 'mark' ? 'common:failure.notSaved' : 'shell:notDeleted';
      const ofKind = marksAndRemovals.filter(({ state, write }) => state === 'refused' && write.kind === kind);
      // A later refusal for the same homes replaces this toast.
      if (ofKind.length > 0)
        void takeBack(ofKind, t(sentence, refusalOf(ofKind)), `refused ${lanesOf(ofKind).join(' ')}`);
    }
    const givenUp = givenUpIn(entries, announced.current);
    announced.current = givenUp.announced;
    if (givenUp.news.length > 0)
      void showToast({
        name: 'not-saved-yet',
        kind: 'failed',
        message: t(isDurable ? 'shell:notSavedYet' : 'shell:notSavedYetInTab', { homes: namesOf(givenUp.news) }),
        action: { label: t('common:actions.tryAgain'), run: () => void writes.retry(idsOf(givenUp.news)) },
      });
  }, [entries, format, homes, isDurable, router, screen, serverHome, t, writes]);
}
