import { useTranslation } from 'react-i18next';

const kinds = ['refused', 'session', 'unreadable', 'timeout', 'network', 'canceled'] as const;
type Kind = (typeof kinds)[number] | 'busy' | 'unexpected';

/** Describes a failure: in the server's words where it sent any, else in a plain sentence, never as a raw exception. */
export function useDescribeFailure(): (failure: unknown) => string {
  const { t } = useTranslation('common');
  return (failure) => {
    if (typeof failure !== 'object' || failure === null) return t('failure.unexpected');
    if ('serverMessage' in failure && typeof failure.serverMessage === 'string') return failure.serverMessage;
    return t(`failure.${kindOf(failure)}`);
  };
}

function kindOf(failure: object): Kind {
  const kind = 'kind' in failure ? kinds.find((known) => known === failure.kind) : undefined;
  const status = 'status' in failure && typeof failure.status === 'number' ? failure.status : 0;
  if (status === 429 || status === 503) return 'busy';
  // A proxy on the way refuses with a page, which nobody needs to read.
  if (kind === 'unreadable' && status >= 400 && status < 500) return 'refused';
  return kind ?? 'unexpected';
}
