import { Link } from '@tanstack/react-router';
import { Clock, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailHref, phoneHref } from '#src/domain/contact.ts';
import { agentState, fullName, type User } from '#src/domain/user.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import classes from './profile.module.css';

/** How to reach the agent, or the way to name one. */
export function AgentContact({ me }: { me: User }) {
  const { t } = useTranslation(['profile', 'common']);
  const state = agentState(me);
  const email = me.agent?.email ?? me.agentEmail;
  if (state === 'none')
    return (
      <Card title={t('profile:agent.title')}>
        <p className={classes['hint']}>{t('profile:agent.none')}</p>
        <Button component={Link} to="/app/settings" variant="light" leftSection={<UserPlus size={20} aria-hidden />}>
          {t('profile:agent.add')}
        </Button>
      </Card>
    );
  const name = me.agent ? (fullName(me.agent) ?? t('common:notAvailable')) : t('profile:agent.awaited');
  return (
    <Card title={t('profile:agent.title')}>
      <div className={classes['agent']}>
        {me.agent ? <Avatar name={fullName(me.agent) ?? ''} /> : <Avatar icon={Clock} />}
        <b>{name}</b>
      </div>
      <dl className={classes['contact']}>
        <div>
          <dt>{t('profile:agent.email')}</dt>
          <dd>
            <Contact text={email} href={mailHref(email)} />
          </dd>
        </div>
        <div>
          <dt>{t('profile:agent.phone')}</dt>
          <dd>
            <Contact text={me.agent?.phone ?? null} href={phoneHref(me.agent?.phone ?? null)} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Contact({ text, href }: { text: string | null; href: string | null }) {
  const { t } = useTranslation('common');
  if (!text) return t('notAvailable');
  if (!href) return <bdi className="ltr">{text}</bdi>;
  return (
    <a href={href} className="link ltr">
      {text}
    </a>
  );
}
