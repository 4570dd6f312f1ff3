import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-me.ts';
import type { Home } from '#src/domain/home.ts';

/** Makes a button a link to the conversation about a home, with the focus in its composer, and gives its words. */
export function useMessageLink({ id }: Home) {
  const { t } = useTranslation('agent');
  const name = useAgentName();
  return {
    label: name ? t('message', { name }) : t('messageAgent'),
    renderRoot: (props: Omit<ComponentProps<'a'>, 'ref'>) => (
      <Link {...props} to="/app/comments" search={{ id, compose: 'focus' }} />
    ),
  };
}
