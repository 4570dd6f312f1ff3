import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#src/api/use-me.ts';
import { mailHref, phoneHref } from '#src/domain/contact.ts';
import classes from './agent.module.css';

export function AgentContact() {
  const { t } = useTranslation(['agent', 'common']);
  const { agent } = useMe();
  if (!agent) return null;
  const ways = [
    { label: t('agent:email'), icon: Mail, text: agent.email, href: mailHref(agent.email) },
    { label: t('agent:phone'), icon: Phone, text: agent.phone, href: phoneHref(agent.phone) },
  ];
  return (
    <dl className={classes['contact']}>
      {ways.map(({ label, icon: Icon, text, href }) => (
        <div key={label}>
          <dt>
            <Icon size={20} />
            <span className="visually-hidden">{label}</span>
          </dt>
          <dd>
            <bdi className={text ? 'ltr' : undefined}>
              {href ? (
                <a href={href} className="link">
                  {text}
                </a>
              ) : (
                (text ?? t('common:notAvailable'))
              )}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
