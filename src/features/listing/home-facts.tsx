import { cityOf, type Home } from '#src/domain/home.ts';
import classes from './home-parts.module.css';
import { useListingContext } from './listing-context.ts';

/** Beds, baths and square feet, as far as they are known; in one line the city, beds and baths. */
export function HomeFacts({ home, inLine = false }: { home: Home; inLine?: boolean }) {
  const { t } = useListingContext();
  const city = inLine && home.address !== null ? cityOf(home.address) : '';
  return (
    <span className={classes['facts']} data-line={inLine || undefined}>
      {city && <bdi>{city}</bdi>}
      {(inLine ? (['beds', 'baths'] as const) : (['beds', 'baths', 'sqft'] as const)).map(
        (fact) => home[fact] !== null && <span key={fact}>{t(`home:${fact}`, { count: home[fact] })}</span>,
      )}
    </span>
  );
}
