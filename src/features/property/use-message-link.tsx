import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-me.ts';
import { excerpt } from '#src/domain/excerpt.ts';
import type { Home } from '#src/domain/home.ts';
import { linkToConversation } from './conversation-link.tsx';
import { useUnanswered } from './use-unanswered.ts';

/**
 * Makes a button a link to the conversation about a home, with the focus in its composer, and gives its words. `quote` is what the agent said
 * last, while that waits for the buyer's answer.
 */
export function useMessageLink(home: Home) {
  const { t } = useTranslation(['agent', 'detail']);
  const name = useAgentName();
  const unanswered = useUnanswered(home);
  const text = unanswered && excerpt(unanswered.reply);
  const renderRoot = linkToConversation(home.id, 'focus');
  if (text === null)
    return { label: name ? t('agent:message', { name }) : t('agent:messageAgent'), quote: null, renderRoot };
  return {
    label: name ? t('detail:actions.answer', { name }) : t('detail:actions.answerAgent'),
    quote: name ? t('detail:actions.said', { name, text }) : t('detail:actions.saidAgent', { text }),
    renderRoot,
  };
}
