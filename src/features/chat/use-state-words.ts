import { useTranslation } from 'react-i18next';
import { useIsDurable } from '#src/api/use-writes.ts';
import type { Message } from './messages.ts';

/** Says how a message stands; one that was refused with the reason, where its entry is given. */
export function useStateWords(): (message: Pick<Message, 'state'> & Partial<Pick<Message, 'entry'>>) => string {
  const { t } = useTranslation(['chat', 'common']);
  const isDurable = useIsDurable();
  return ({ state, entry }) => {
    if (state === 'kept' && !isDurable) return t('chat:state.keptInTab');
    if (state === 'failed' && entry?.state === 'refused')
      return t('chat:state.failedBecause', { reason: entry.reason ?? t('common:failure.refused') });
    return t(`chat:state.${state}`);
  };
}
