import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDescribeFailure } from '#src/i18n/use-describe-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { State } from '#src/ui/state.tsx';

/** A screen whose data did not come: what happened in words, and the same again. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const describeFailure = useDescribeFailure();
  const router = useRouter();
  return (
    <State
      level={1}
      alert
      icon={CloudAlert}
      title={t('loadFailed')}
      text={describeFailure(error)}
      action={
        <Button
          variant="light"
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          {t('actions.tryAgain')}
        </Button>
      }
    />
  );
}
