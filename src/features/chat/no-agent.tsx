import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { agentState, type User } from '#src/domain/user.ts';

/** Why nobody can answer yet, and the way to the agent's form. For a buyer without a linked agent. */
export function NoAgent({ me }: { me: User }) {
  const { t } = useTranslation(['chat', 'agent']);
  const state = agentState(me);
  return (
    <>
      {state === 'none' ? t('noAgent.none') : t('noAgent.awaited', { email: me.agentEmail ?? t('agent') })}{' '}
      <Link to="/app/settings" hash="agent">
        {t(state === 'none' ? 'noAgent.add' : 'agent:edit')}
      </Link>
    </>
  );
}
