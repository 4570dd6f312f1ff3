import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#src/api/use-me.ts';
import { agentState } from '#src/domain/user.ts';
import { Card } from '#src/ui/card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AgentForm } from './agent-form.tsx';
import { PasswordForm } from './password-form.tsx';
import classes from './settings.module.css';

interface Props {
  agent: ReactNode;
  agentDraft: string;
  files: ReactNode;
  onDone: () => Promise<void>;
}

export function Settings({ agent, agentDraft, files, onDone }: Props) {
  const { t } = useTranslation(['settings', 'shell']);
  const me = useMe();
  return (
    <>
      <PageHead title={t('shell:titles.settings')} />
      <div className={classes['forms']}>
        <Card id="password" title={t('password.title')}>
          <PasswordForm email={me.email ?? ''} onDone={onDone} />
        </Card>
        <Card id="agent">
          {agent}
          <p className={classes['state']}>{t(`agent.${agentState(me)}`)}</p>
          <AgentForm me={me} draft={agentDraft} onDone={onDone} />
        </Card>
        {files}
      </div>
    </>
  );
}
