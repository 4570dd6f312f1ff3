import { isNew, type Home } from '#src/domain/home.ts';
import { Badge } from '#src/ui/badge.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeLink } from './home-link.tsx';
import { useListingContext } from './listing-context.ts';

export function AddressCell({ home }: { home: Home }) {
  const { t, now } = useListingContext();
  return (
    <>
      <HomeLink home={home} />
      <HomeFacts home={home} withCity badge={isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>} />
    </>
  );
}
