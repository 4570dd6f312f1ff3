import { useTranslation } from 'react-i18next';
import { agentState, fullName, type User } from '#src/domain/user.ts';
import { Badge } from '#src/ui/badge.tsx';
import classes from './settings.module.css';

/** Who the agent is, and what that means for now. */
export function AgentSummary({ me }: { me: User }) {
  const { t } = useTranslation('settings');
  const state = agentState(me);
  const email = me.agent?.email ?? me.agentEmail;
  const name = me.agent && fullName(me.agent);
  return (
    <div className={classes['agent']}>
      {state !== 'none' && (
        <p className={classes['who']}>
          {name}
          {email && <bdi className="ltr">{name ? `(${email})` : email}</bdi>}
          {state === 'awaited' && <Badge>{t('agent.awaitedTitle')}</Badge>}
        </p>
      )}
      <p>{t(`agent.${state}`)}</p>
    </div>
  );
}
