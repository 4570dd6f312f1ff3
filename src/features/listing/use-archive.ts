import { useTranslation } from 'react-i18next';
import { writes } from '#src/api/writes.ts';
import type { Property } from '#src/domain/property.ts';
import { showToast } from '#src/ui/toast.tsx';

/** Archives a home at once, with Undo in the toast. */
export function useArchive() {
  const { t } = useTranslation(['home', 'common']);
  return ({ id, address, propStatus }: Property) => {
    void writes.add(id, { kind: 'mark', propStatus: 'hidden' });
    void showToast({
      message: t('home:done.archived', { address: address ?? t('home:noAddress') }),
      action: { label: t('common:actions.undo'), run: () => void writes.add(id, { kind: 'mark', propStatus }) },
      closeLabel: t('common:actions.close'),
    });
  };
}
