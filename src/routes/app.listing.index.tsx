import { createFileRoute } from '@tanstack/react-router';
import { propertiesQuery } from '#src/api/property.ts';
import { Listing } from '#src/features/listing/listing.tsx';
import { ListingSkeleton } from '#src/features/listing/listing-skeleton.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/listing/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(propertiesQuery), loadWords('listing', 'home')]),
  pendingComponent: ListingSkeleton,
  component: Listing,
});
