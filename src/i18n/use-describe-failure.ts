import { useTranslation } from 'react-i18next';
import { ApiError, type ApiErrorKind } from '../domain/api-error.ts';

/** Describes a failure: in the server's words where it sent any, else in a plain sentence, never as a raw exception. */
export function useDescribeFailure(): (failure: unknown) => string {
  const { t } = useTranslation('common');
  return (failure) => {
    if (!(failure instanceof ApiError)) return t('failure.unexpected');
    return failure.serverMessage ?? t(`failure.${sentenceFor(failure)}`);
  };
}

function sentenceFor({ kind, status }: ApiError): ApiErrorKind | 'busy' {
  if (status === 408) return 'timeout';
  if (status === 425 || status === 429 || status === 503) return 'busy';
  // A proxy on the way refuses with a page, which nobody needs to read, and would refuse the same request again.
  const isRefusal = kind === 'unreadable' && status !== null && status >= 400 && status < 500;
  return isRefusal ? 'refused' : kind;
}
