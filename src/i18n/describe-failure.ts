import type { TFunction } from 'i18next';

const kinds = ['refused', 'session', 'unreadable', 'timeout', 'network'] as const;
type Kind = (typeof kinds)[number];

/** A failure in words: the server's own where it said any, else a plain sentence; never a raw exception. */
export function describeFailure(t: TFunction<'common'>, failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return t('failure.unexpected');
  if ('serverMessage' in failure && typeof failure.serverMessage === 'string') return failure.serverMessage;
  const kind: Kind | undefined = 'kind' in failure ? kinds.find((known) => known === failure.kind) : undefined;
  return kind ? t(`failure.${kind}`) : t('failure.unexpected');
}
