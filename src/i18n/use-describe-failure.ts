import { useTranslation } from 'react-i18next';

const kinds = ['refused', 'session', 'unreadable', 'timeout', 'network', 'canceled'] as const;

/** Describes a failure: in the server's words where it sent any, else in a plain sentence, never as a raw exception. */
export function useDescribeFailure(): (failure: unknown) => string {
  const { t } = useTranslation('common');
  return (failure) => {
    if (typeof failure !== 'object' || failure === null) return t('failure.unexpected');
    if ('serverMessage' in failure && typeof failure.serverMessage === 'string') return failure.serverMessage;
    const kind = 'kind' in failure ? kinds.find((known) => known === failure.kind) : undefined;
    return kind ? t(`failure.${kind}`) : t('failure.unexpected');
  };
}
