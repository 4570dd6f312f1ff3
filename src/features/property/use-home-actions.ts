import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import type { ListingLook } from '#src/domain/listing-look.ts';
import type { PropStatus, Home } from '#src/domain/home.ts';
import { showToast, undoTime } from '#src/ui/toast.tsx';

const doneWords = { liked: 'liked', disliked: 'disliked', hidden: 'archived' } as const;

/** What can be done to the home as a whole: each at once, with Undo in the toast. */
export function useHomeActions(home: Home, look: ListingLook) {
  const { id, address, propStatus } = home;
  const { t } = useTranslation(['home', 'common']);
  const navigate = useNavigate();
  const writes = useWrites();
  const words = { address: address ?? t('home:noAddress') };
  const tell = (message: string, undo: () => void, within?: number) =>
    showToast({
      message,
      action: { label: t('common:actions.undo'), run: undo, ...(within && { within }) },
      closeLabel: t('common:actions.close'),
    });
  const fail = (message: string) => showToast({ kind: 'failed', message, closeLabel: t('common:actions.close') });

  const mark = (status: PropStatus) => {
    const takeBack = writes.mark([home], status);
    const done = status ? doneWords[status] : propStatus === 'hidden' ? 'restored' : 'unmarked';
    const undo = async () => {
      if (!(await takeBack())) await fail(t('home:done.overtaken'));
    };
    void tell(t(`home:done.${done}`, words), () => void undo());
  };

  const remove = async () => {
    const entry = await writes.add(id, { kind: 'remove' }, undoTime);
    const undo = async () => {
      if (await writes.discard(entry)) return;
      await fail(t('home:done.tooLate', words));
    };
    void tell(t('home:done.deleted', words), () => void undo(), undoTime);
    await navigate({ to: '/app/listing', search: look });
  };

  return {
    /** Sets the reaction, or takes it back where it is set already. */
    react: (status: 'liked' | 'disliked') => mark(propStatus === status ? null : status),
    archive: () => mark('hidden'),
    restore: () => mark(null),
    remove: () => void remove(),
  };
}
export type HomeActions = ReturnType<typeof useHomeActions>;
