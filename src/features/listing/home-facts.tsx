import { cityOf, type Home, isNew } from '#src/domain/home.ts';
import { Badge } from '#src/ui/badge.tsx';
import classes from './home-parts.module.css';
import { homeFacts, useListingContext } from './listing-context.ts';

/** Beds, baths and square feet, as far as they are known; in the table after the city and whether the home is new. */
export function HomeFacts({ home, inTable = false }: { home: Home; inTable?: boolean }) {
  const { t, now, factLabel } = useListingContext();
  const city = inTable && home.address !== null ? cityOf(home.address) : '';
  const badge = inTable && isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>;
  const facts = homeFacts.flatMap((fact) => {
    const count = home[fact];
    return count === null
      ? []
      : [
          <span key={fact} className={classes['fact']} data-fact={fact}>
            {factLabel(fact, count)}
          </span>,
        ];
  });
  if (!city && !badge) return <span className={classes['facts']}>{facts}</span>;
  return (
    <span className={classes['facts']}>
      <span className={classes['fact']}>
        {badge}
        {badge && ' '}
        {city && <bdi>{city}</bdi>}
      </span>
      {facts.length > 0 && <span className={classes['line']}>{facts}</span>}
    </span>
  );
}
