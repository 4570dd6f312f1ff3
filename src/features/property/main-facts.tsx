import { useTranslation } from 'react-i18next';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useNow } from '#src/ui/use-now.ts';
import classes from './home-detail.module.css';

export function MainFacts({ home }: { home: Home }) {
  const { t } = useTranslation(['detail', 'common', 'home']);
  const format = useFormat();
  const facts = [
    { name: t('home:facts.beds'), value: home.beds },
    { name: t('detail:facts.baths'), value: home.baths },
    { name: t('detail:facts.sqft'), value: home.sqft },
    { name: t('detail:facts.days'), title: t('home:facts.days'), value: daysOnMarket(home, useNow()) },
  ];
  return (
    <dl className={classes['mainFacts']}>
      {facts.map(({ name, title, value }) => (
        <div key={name}>
          <dt title={title}>{name}</dt>
          <dd>{value === null ? t('common:notAvailable') : format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
