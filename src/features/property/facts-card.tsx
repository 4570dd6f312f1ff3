import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { askedFacts } from '#src/domain/questions.ts';
import { Card } from '#src/ui/card.tsx';
import layout from './detail.module.css';
import classes from './home-detail.module.css';
import { useHomeFacts } from './use-home-facts.ts';

interface Props {
  home: Home;
  agentName: string | null;
}

export function FactsCard({ home, agentName }: Props) {
  const { t } = useTranslation(['detail', 'home', 'common']);
  const facts = useHomeFacts(home);
  const ask = agentName ? t('home:ask', { name: agentName }) : t('home:askAgent');
  return (
    <Card title={t('detail:facts.title')}>
      <dl className={`${layout['facts']} ${classes['facts']}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`detail:facts.${name}`)}</dt>
            <dd>
              {value !== null ? (
                <bdi className={name === 'mls' ? 'ltr' : undefined}>{value}</bdi>
              ) : (
                <span className="muted">{t('common:notAvailable')}</span>
              )}{' '}
              {value === null && askedFacts.some((fact) => fact === name) && (
                <Link
                  to="/app/comments"
                  search={{ id: home.id, compose: name }}
                  className={`link small ${classes['askLink']}`}
                  aria-label={t('common:labeled', { label: ask, value: t(`detail:facts.${name}`) })}
                >
                  {ask}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
