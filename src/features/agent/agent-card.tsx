import { Link } from '@tanstack/react-router';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { useMe } from '#src/api/use-me.ts';
import { mailHref, phoneHref } from '#src/domain/contact.ts';
import { type Agent, fullName } from '#src/domain/user.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { AgentContact } from './agent-contact.tsx';
import { AgentHead } from './agent-head.tsx';
import classes from './agent.module.css';

export function AgentCard({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('agent');
  const { agent } = useMe();
  // Messages belong to homes.
  const hasHomes = useKnownHomes()?.items.length !== 0;
  const name = agent && (agent.firstName ?? fullName(agent));
  return (
    <Card className={classes['card']}>
      <AgentHead />
      {!compact && <AgentContact />}
      {agent && (compact || hasHomes) && (
        <div className={classes['reach']}>
          {hasHomes && (
            <Button
              renderRoot={(props) => <Link to="/app/comments" {...props} />}
              variant="light"
              className={classes['message']}
              leftSection={<MessageSquare size={20} />}
            >
              {name ? t('message', { name }) : t('messageAgent')}
            </Button>
          )}
          {compact && <ContactIcons agent={agent} />}
        </div>
      )}
    </Card>
  );
}

function ContactIcons({ agent }: { agent: Agent }) {
  const { t } = useTranslation('agent');
  const ways = [
    { href: phoneHref(agent.phone), icon: Phone, label: t('call') },
    { href: mailHref(agent.email), icon: Mail, label: t('mail') },
  ];
  return ways.map(
    ({ href, icon: Icon, label }) =>
      href && (
        <ActionIcon
          key={label}
          renderRoot={({ children, ...props }) => (
            <a {...props} href={href}>
              {children}
            </a>
          )}
          variant="default"
          aria-label={label}
        >
          <Icon size={20} />
        </ActionIcon>
      ),
  );
}
