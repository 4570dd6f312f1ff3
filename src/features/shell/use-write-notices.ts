import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntries, writes } from '#src/api/writes.ts';
import { showToast } from '#src/ui/toast.tsx';

/** Says why the server refused a write that is taken back; a message or an answer says it where it stands. */
export function useWriteNotices(): void {
  const { t } = useTranslation('common');
  const entries = useEntries();
  useEffect(() => {
    const takeBack = async (id: string, message: string) => {
      if (await writes.discard(id)) await showToast({ kind: 'failed', message, closeLabel: t('actions.close') });
    };
    for (const { id, state, write, reason } of entries)
      if (state === 'refused' && (write.kind === 'mark' || write.kind === 'remove'))
        void takeBack(id, reason ?? t('failure.refused'));
  }, [entries, t]);
}
