import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ensureHomesAndProfile } from '#src/api/homes.ts';
import { comparedIn, listingSearchSchema } from '#src/domain/listing-search.ts';
import { CompareSkeleton } from '#src/features/compare/compare-skeleton.tsx';
import { ListingSkeleton } from '#src/features/listing/listing-skeleton.tsx';

// Neither loads the other's code: with the list's 32 kB a link to a comparison opened 0.36 s later on a slow phone. React.lazy would show
// the skeleton once more after the code has come, which is too low to restore the scroll position on.
const List = lazyRouteComponent(() => import('./-list.tsx'), 'List');
const Comparison = lazyRouteComponent(() => import('./-comparison.tsx'), 'Comparison');

export const Route = createFileRoute('/app/listing/')({
  validateSearch: listingSearchSchema,
  loaderDeps: ({ search }) => ({ comparing: comparedIn(search) !== null }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([ensureHomesAndProfile(queryClient), (deps.comparing ? Comparison : List).preload?.()]);
  },
  pendingComponent: Coming,
  component: ListingRoute,
});

function Coming() {
  const ids = comparedIn(Route.useSearch());
  return ids ? <CompareSkeleton ids={ids} /> : <ListingSkeleton />;
}

function ListingRoute() {
  const search = Route.useSearch();
  const ids = comparedIn(search);
  return ids ? <Comparison ids={ids} search={search} /> : <List search={search} />;
}
