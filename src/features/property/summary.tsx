import { useTranslation } from 'react-i18next';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useNow } from '#src/ui/use-now.ts';
import classes from './home-detail.module.css';

export function Summary({ home }: { home: Home }) {
  const { t } = useTranslation(['detail', 'common']);
  const format = useFormat();
  const facts = [
    ['beds', home.beds],
    ['baths', home.baths],
    ['sqft', home.sqft],
    ['days', daysOnMarket(home, useNow())],
  ] as const;
  return (
    <dl className={classes['summary']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt {...(name === 'days' && { title: t('detail:facts.daysOnMarket') })}>{t(`detail:facts.${name}`)}</dt>
          <dd>{value === null ? t('common:notAvailable') : format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
