import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-me.ts';
import type { Home } from '#src/domain/home.ts';
import { askedFacts } from '#src/domain/suggested-questions.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Card } from '#src/ui/card.tsx';
import { newTab } from '#src/ui/new-tab.ts';
import layout from './detail.module.css';
import classes from './home-detail.module.css';

export function FactsCard({ home }: { home: Home }) {
  const { t } = useTranslation(['detail', 'home', 'common']);
  const format = useFormat();
  const facts = [
    ['built', home.built === null ? null : String(home.built)],
    ['lot', home.acres === null ? null : t('home:acres', { count: home.acres })],
    ['parking', home.parking],
    ['tax', home.tax === null ? null : format.money(home.tax)],
    ['stories', home.stories === null ? null : format.number(home.stories)],
    ['hoa', home.hoa === null ? null : home.hoa === 0 ? t('home:noFee') : format.money(home.hoa)],
    ['school', home.schoolDistrict],
    ['mls', home.mls],
  ] as const;
  const agentName = useAgentName();
  const ask = agentName ? t('home:ask', { name: agentName }) : t('home:askAgent');
  return (
    <Card
      title={t('detail:facts.title')}
      action={
        home.link !== null && (
          <a
            className={`link small ${classes['listing']}`}
            href={home.link}
            {...newTab}
            aria-label={t('home:external', { address: home.address ?? t('home:noAddress') })}
          >
            {t('home:viewListing')}
            <ExternalLink size={16} />
          </a>
        )
      }
    >
      <dl className={`${layout['facts']} ${classes['facts']}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="caption">{t(`home:facts.${name}`)}</dt>
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
                  className={`link small ${classes['factsLink']}`}
                  aria-label={t('common:labeled', { label: ask, value: t(`home:facts.${name}`) })}
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
