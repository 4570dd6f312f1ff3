import { createFileRoute } from '@tanstack/react-router';
import { propertiesQuery } from '#src/api/property.ts';
import { Listing } from '#src/features/listing/listing.tsx';
import { listingSearchSchema } from '#src/features/listing/listing-search.ts';
import { ListingSkeleton } from '#src/features/listing/listing-skeleton.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/listing/')({
  validateSearch: listingSearchSchema,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(propertiesQuery), loadWords('listing', 'home')]),
  pendingComponent: ListingSkeleton,
  component: ListingRoute,
});

function ListingRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // SLOT: where `search.compare` names two homes or more, the comparison stands here in place of the listing, and the listing is given
  // `onCompare={(ids) => void navigate({ search: { ...search, compare: ids.join(',') }, resetScroll: false })}`.
  return (
    <Listing
      search={search}
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}
