import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ensureBuyerProfile } from '#src/api/buyer-profile.ts';
import { homesQuery } from '#src/api/homes.ts';
import { NoHomes } from '#src/features/agent/no-homes.tsx';
import { CompareLiked } from '#src/features/compare/compare-liked.tsx';
import { CompareSkeleton } from '#src/features/compare/compare-skeleton.tsx';
import { HomePicker } from '#src/features/compare/home-picker.tsx';
import { useHomeActions } from '#src/features/home-actions/use-home-actions.ts';
import { Listing } from '#src/features/listing/listing.tsx';
import { comparedIn, filtersOf, type ListingSearch, listingSearchSchema } from '#src/domain/listing-search.ts';
import { useArrival } from '#src/features/listing/use-list-navigation.ts';
import { ListingSkeleton } from '#src/features/listing/listing-skeleton.tsx';
import { RankingLink } from '#src/features/ranking/ranking-link.tsx';
import { AddressButton } from '#src/features/share/address-button.tsx';
import { verdictLine } from '#src/features/verdict/verdict-line.tsx';

// React.lazy would show the skeleton once more after its code has come, which is too low to restore the scroll position on.
const Comparison = lazyRouteComponent(() => import('./-comparison.tsx'), 'Comparison');

export const Route = createFileRoute('/app/listing/')({
  validateSearch: listingSearchSchema,
  loaderDeps: ({ search }) => ({ comparing: comparedIn(search) !== null }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(homesQuery),
      ensureBuyerProfile(queryClient),
      deps.comparing && Comparison.preload?.(),
    ]);
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

function List({ search }: { search: ListingSearch }) {
  const arrival = useArrival();
  return (
    <Listing
      search={search}
      homeActions={useHomeActions(arrival)}
      arrival={arrival}
      actions={[<CompareLiked key="liked" />, <RankingLink key="ranking" />, <AddressButton key="share" />]}
      verdict={verdictLine}
      noHomes={<NoHomes />}
      picker={(home, onClose) => <HomePicker open compared={[home.id]} filters={filtersOf(search)} onClose={onClose} />}
    />
  );
}
