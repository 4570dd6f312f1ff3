import { Check, CircleHelp, Clock, type LucideIcon, Smartphone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsDurable } from '#src/api/use-writes.ts';
import type { Message, MessageState } from './messages.ts';

export const stateIcons: Readonly<Record<MessageState, LucideIcon>> = {
  sent: Check,
  sending: Clock,
  kept: Smartphone,
  failed: TriangleAlert,
  unclear: CircleHelp,
};

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
