import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { homeIn } from '#src/api/homes.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { useEntries, useWrites } from '#src/api/use-writes.ts';
import type { Write } from '#src/domain/write.ts';
import { showToast } from '#src/ui/toast.tsx';

const isMarkOrRemoval = ({ kind }: Write) => kind === 'mark' || kind === 'remove';

/** What the buyer wrote in words, so that it is read once more before it goes. */
const textOf = (write: Write) =>
  write.kind === 'reply' ? write.text : write.kind === 'answer' ? write.change.qcomments : undefined;

/** Says why the server refused a write that is taken back; a message or an answer says it where it stands, as long as its home is there. */
export function useWriteNotices(): void {
  const { t } = useTranslation('common');
  const entries = useEntries();
  const writes = useWrites();
  const homes = useKnownHomes();
  useEffect(() => {
    const takeBack = async (id: string, message: string) => {
      if (await writes.discard(id)) await showToast({ kind: 'failed', message, closeLabel: t('actions.close') });
    };
    // A home of a record that could not be read may be there for all that, and one whose deletion waits may come back.
    const isGone = (id: string) =>
      homes?.skipped === 0 &&
      !homeIn(homes, id) &&
      !entries.some(({ lane, write }) => lane === id && write.kind === 'remove');
    for (const { id, lane, state, write, reason } of entries) {
      if (state !== 'refused') continue;
      if (isMarkOrRemoval(write)) void takeBack(id, reason ?? t('failure.refused'));
      else if (isGone(lane)) {
        const text = textOf(write);
        void takeBack(id, text ? t('failure.homeGoneText', { text }) : t('failure.homeGone'));
      }
    }
  }, [entries, homes, t, writes]);
}
