import type { ReactNode } from 'react';
import { cityOf, type Home } from '#src/domain/home.ts';
import classes from './home-parts.module.css';
import { homeFacts, useListingContext } from './listing-context.ts';

interface Props {
  home: Home;
  withCity?: boolean;
  badge?: ReactNode;
}

/** Beds, baths and square feet, as far as they are known; in the table after the city. */
export function HomeFacts({ home, withCity = false, badge = false }: Props) {
  const { factLabel } = useListingContext();
  const city = withCity && home.address !== null ? cityOf(home.address) : '';
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
