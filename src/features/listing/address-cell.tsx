import { isNew, type Home } from '#src/domain/home.ts';
import { Badge } from '#src/ui/badge.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeLink } from './home-link.tsx';
import classes from './home-table.module.css';
import { useListingContext } from './listing-context.ts';

export function AddressCell({ home }: { home: Home }) {
  const { t, now } = useListingContext();
  return (
    <>
      <span className={classes['where']}>
        <HomeLink home={home} />
        {isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>}
      </span>
      <HomeFacts home={home} withCity />
    </>
  );
}
