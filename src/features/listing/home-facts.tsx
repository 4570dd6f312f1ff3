import { cityOf, type Home } from '#src/domain/home.ts';
import classes from './home-parts.module.css';
import { useListingContext } from './listing-context.ts';

/** City, beds, baths and square feet, as far as they are known, in one line. */
export function HomeFacts({ home, withCity = false }: { home: Home; withCity?: boolean }) {
  const { t } = useListingContext();
  const city = withCity && home.address !== null ? cityOf(home.address) : '';
  return (
    <span className={classes['facts']}>
      {city && <bdi>{city}</bdi>}
      {(['beds', 'baths', 'sqft'] as const).map(
        (fact) => home[fact] !== null && <span key={fact}>{t(`home:${fact}`, { count: home[fact] })}</span>,
      )}
    </span>
  );
}
