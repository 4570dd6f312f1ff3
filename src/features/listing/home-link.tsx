import { addressLines, type Home } from '#src/domain/home.ts';
import classes from './home-parts.module.css';
import { isForElsewhere, useListActions } from './list-actions.ts';
import { useHrefOf, useListingContext } from './listing-context.ts';

/** A home's street, which opens it. A plain link: the router's own costs more than the rest of a row. */
export function HomeLink({ home, tabIndex = 0 }: { home: Home; tabIndex?: number }) {
  const { t } = useListingContext();
  const hrefOf = useHrefOf();
  const { open } = useListActions();
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  return (
    <a
      className={classes['street']}
      dir="auto"
      href={hrefOf(home)}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (isForElsewhere(event)) return;
        event.preventDefault();
        open(home);
      }}
    >
      {street}
    </a>
  );
}
