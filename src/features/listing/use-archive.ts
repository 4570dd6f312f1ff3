import { useTranslation } from 'react-i18next';
import { useSetPropStatus } from '#src/api/property.ts';
import type { Property } from '#src/domain/property.ts';
import { useDescribeFailure } from '#src/i18n/use-describe-failure.ts';
import { showToast } from '#src/ui/toast.tsx';

/** Archives a home at once, with Undo in the toast. */
export function useArchive() {
  const { t } = useTranslation(['home', 'common']);
  const describeFailure = useDescribeFailure();
  const { mutate } = useSetPropStatus();
  return ({ id, address: known, propStatus: before }: Property) => {
    const address = known ?? t('home:noAddress');
    const closeLabel = t('common:actions.close');
    const onError = (error: Error) =>
      void showToast({
        kind: 'failed',
        message: t('home:done.failed', { address, reason: describeFailure(error) }),
        closeLabel,
      });
    mutate({ id, propStatus: 'hidden' }, { onError });
    void showToast({
      message: t('home:done.archived', { address }),
      action: { label: t('common:actions.undo'), run: () => mutate({ id, propStatus: before }, { onError }) },
      closeLabel,
    });
  };
}
