import { useTranslation } from 'react-i18next';
import { writes } from '#src/api/writes.ts';
import type { Property } from '#src/domain/property.ts';
import { isolated } from '#src/i18n/isolated.ts';
import { showToast } from '#src/ui/toast.tsx';

/** Likes a home, or takes the like back, at once and with Undo in the toast. */
export function useLike() {
  const { t } = useTranslation(['dashboard', 'home', 'common']);
  return ({ id, address: given, propStatus }: Property) => {
    const address = isolated(given ?? t('home:noAddress'));
    const isLiked = propStatus === 'liked';
    void writes.add(id, { kind: 'mark', propStatus: isLiked ? null : 'liked' });
    void showToast({
      message: isLiked ? t('dashboard:recent.unliked', { address }) : t('home:done.liked', { address }),
      action: { label: t('common:actions.undo'), run: () => void writes.add(id, { kind: 'mark', propStatus }) },
      closeLabel: t('common:actions.close'),
    });
  };
}
