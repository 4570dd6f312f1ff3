import { Link } from '@tanstack/react-router';
import { Clock, Mail, MessageSquare, Pencil, Phone, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailHref, phoneHref } from '#src/domain/contact.ts';
import { agentState, fullName, type User } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './agent-card.module.css';

interface Props {
  me: User;
  /** When the agent last wrote, in milliseconds since 1970. */
  wroteAt: number | null;
}

/** The agent in one of three states, each leading to the settings, and the ways to reach them. */
export function AgentCard({ me, wroteAt }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const state = agentState(me);
  const name = me.agent && (fullName(me.agent) ?? me.agent.email ?? me.agentEmail);
  const says = {
    linked: { title: name, text: wroteAt !== null && t('agent.wrote', { when: format.ago(wroteAt, now) }) },
    awaited: { title: t('agent.awaited'), text: me.agentEmail },
    none: { title: t('agent.add'), text: t('agent.addHint') },
  }[state];
  return (
    <Card
      title={t('agent.title')}
      action={
        <ActionIcon
          component={Link}
          to="/app/settings"
          variant="subtle"
          color="gray"
          size={32}
          className={classes['edit'] ?? ''}
          aria-label={t('agent.edit')}
        >
          <Pencil size={20} />
        </ActionIcon>
      }
    >
      <Link to="/app/settings" className={classes['person']}>
        {state === 'linked' ? <Avatar name={name ?? ''} /> : <Avatar icon={state === 'awaited' ? Clock : UserPlus} />}
        <span className={classes['who']}>
          <b>{says.title}</b>
          {says.text && <span className={`muted small ${state === 'awaited' ? 'ltr' : ''}`}>{says.text}</span>}
        </span>
      </Link>
      {me.agent && <Reach agent={me.agent} />}
    </Card>
  );
}

function Reach({ agent }: { agent: NonNullable<User['agent']> }) {
  const { t } = useTranslation('dashboard');
  const name = agent.firstName ?? fullName(agent);
  const ways = [
    { href: phoneHref(agent.phone), icon: Phone, label: t('agent.call') },
    { href: mailHref(agent.email), icon: Mail, label: t('agent.mail') },
  ];
  return (
    <div className={classes['reach']}>
      <Button
        component={Link}
        to="/app/comments"
        variant="light"
        className={classes['message'] ?? ''}
        leftSection={<MessageSquare size={20} aria-hidden />}
      >
        {name ? t('agent.message', { name }) : t('agent.messageAgent')}
      </Button>
      {ways.map(
        ({ href, icon: Icon, label }) =>
          href && (
            <ActionIcon
              key={label}
              component="a"
              href={href}
              variant="default"
              className={classes['way'] ?? ''}
              aria-label={label}
            >
              <Icon size={20} />
            </ActionIcon>
          ),
      )}
    </div>
  );
}
