import { useTranslation } from 'react-i18next';
import { useWrites } from '#src/api/use-writes.ts';
import type { Home } from '#src/domain/home.ts';
import { showToast } from '#src/ui/toast.tsx';

/** Likes a home, or takes the like back, at once and with Undo in the toast. */
export function useLike() {
  const { t } = useTranslation(['dashboard', 'home', 'common']);
  const writes = useWrites();
  const closeLabel = t('common:actions.close');
  return (home: Home) => {
    const address = home.address ?? t('home:noAddress');
    const isLiked = home.propStatus === 'liked';
    const takeBack = writes.mark([home], isLiked ? null : 'liked');
    const undo = async () => {
      if (!(await takeBack())) await showToast({ kind: 'failed', message: t('home:done.overtaken'), closeLabel });
    };
    void showToast({
      message: isLiked ? t('dashboard:recent.unliked', { address }) : t('home:done.liked', { address }),
      action: { label: t('common:actions.undo'), run: () => void undo() },
      closeLabel,
    });
  };
}
