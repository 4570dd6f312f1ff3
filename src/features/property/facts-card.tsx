import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgentName } from '#src/api/use-agent-name.ts';
import type { Home } from '#src/domain/home.ts';
import { askedFacts } from '#src/domain/questions.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Card } from '#src/ui/card.tsx';
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
    ['hoa', home.hoa === null ? null : home.hoa === 0 ? t('detail:facts.noHoa') : format.money(home.hoa)],
    ['school', home.schoolDistrict],
    ['mls', home.mls],
  ] as const;
  const agentName = useAgentName();
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
