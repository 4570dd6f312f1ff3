import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { hideToast, showToast } from '#src/ui/toast.ts';

const name = 'comparison';

/** The Undo of homes that left the comparison: one for all that leave while its toast is there and no other comes. */
export function useRemovalUndo(compared: readonly string[]) {
  const { t } = useTranslation(['compare', 'common']);
  const format = useHomeFormat();
  const router = useRouter();
  const run = useRef<{ href: string; streets: readonly string[]; left: string } | null>(null);
  return {
    /** Called before the address changes. */
    offer: (id: string, street: string) => {
      const earlier = run.current?.left === compared.join() ? run.current : null;
      const href = earlier?.href ?? router.state.location.href;
      const left = compared.filter((other) => other !== id).join();
      const removed = { href, streets: [...(earlier?.streets ?? []), street], left };
      run.current = removed;
      void showToast({
        name,
        message: t('compare:removed', { address: format.list(removed.streets) }),
        action: { label: t('common:actions.undo'), run: () => router.history.push(href) },
        onGone: () => {
          if (run.current === removed) run.current = null;
        },
      });
    },
    hide: () => void hideToast(name),
  };
}
