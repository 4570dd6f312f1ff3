import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKnownMe } from '#src/api/use-me.ts';
import { agentState } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { State } from '#src/ui/state.tsx';

/** Replaces the homes of a buyer who has none. The agent shares them, so a buyer without a linked agent is led to the agent's form. */
export function NoHomes() {
  const { t } = useTranslation(['agent', 'common', 'listing']);
  const me = useKnownMe();
  const state = me && agentState(me);
  return (
    <State
      icon={House}
      title={t('common:noData')}
      text={
        <>
          {t('listing:empty')} {state === 'none' && t('agent:addHint')}
          {state === 'awaited' && t('agent:notYet', { email: me?.agentEmail ?? '' })}
        </>
      }
    >
      {me && state !== 'linked' && (
        <Button renderRoot={(props) => <Link to="/app/settings" hash="agent" {...props} />} variant="light">
          {t(state === 'none' ? 'agent:add' : 'agent:edit')}
        </Button>
      )}
    </State>
  );
}
