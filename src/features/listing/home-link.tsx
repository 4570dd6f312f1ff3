import { addressLines, type Home } from '#src/domain/home.ts';
import classes from './home-parts.module.css';
import { useHomeLink } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';

/** A home's street, which opens it. A plain link: the router's own costs more than the rest of a row. */
export function HomeLink({ home, tabIndex = 0 }: { home: Home; tabIndex?: number }) {
  const { t } = useListingContext();
  const { href, open } = useHomeLink(home);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  return (
    <a className={classes['street']} dir="auto" href={href} tabIndex={tabIndex} onClick={open}>
      {street}
    </a>
  );
}
