import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/domain/api-error.ts';
import { useDescribeFailure } from '#src/i18n/use-describe-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { State } from '#src/ui/state.tsx';

/** Whether the server failed, or the cause is unknown: the 500 page is for these. A busy server has not failed. */
const isServerError = (error: unknown) =>
  !(error instanceof ApiError) || ((error.status ?? 0) >= 500 && error.status !== 503);

const tryAgainId = 'try-again';

/** Replaces a screen that failed: what happened, Try again, and the way home. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const describeFailure = useDescribeFailure();
  const router = useRouter();
  // Without a network a screen's own code cannot be fetched either, which is no fault of the server's.
  const failure = error instanceof ApiError || navigator.onLine ? error : new ApiError('network', { cause: error });
  const said = failure instanceof ApiError && failure.serverMessage;
  const words = isServerError(failure)
    ? {
        title: t('serverError.title'),
        text: (
          <>
            {t('serverError.text')}
            {said && <br />}
            {said}
          </>
        ),
      }
    : { title: t('loadFailed'), text: describeFailure(failure) };
  const retry = async () => {
    reset();
    await router.invalidate();
    // This button has gone by now. If it failed again, another one is there.
    const next = document.getElementById(tryAgainId) ?? document.querySelector('h1');
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  };
  const isUnreached = failure instanceof ApiError && failure.kind === 'network';
  const onOnline = useEffectEvent(() => void retry());
  // A layout effect: on a busy device the network may be back before the paint. Mantine's hook waits for that, and it would add 0.17 kB to
  // the sign-in, which uses no other of its hooks.
  useLayoutEffect(() => {
    if (!isUnreached) return undefined;
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isUnreached]);
  return (
    <State level={1} alert icon={TriangleAlert} {...words}>
      <Button id={tryAgainId} variant="light" onClick={() => void retry()}>
        {t('actions.tryAgain')}
      </Button>
      <Button renderRoot={(props) => <Link to="/" {...props} />} variant="default">
        {t('actions.goHome')}
      </Button>
    </State>
  );
}
