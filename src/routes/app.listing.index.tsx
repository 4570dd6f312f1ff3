import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { ensureBuyerProfile } from '#src/api/buyer-profile.ts';
import { homesQuery } from '#src/api/homes.ts';
import { fewestCompared } from '#src/domain/comparison.ts';
import { Listing } from '#src/features/listing/listing.tsx';
import { listingSearchSchema, lookOf } from '#src/features/listing/listing-search.ts';
import { ListingSkeleton } from '#src/features/listing/listing-skeleton.tsx';
import { RankingButton } from '#src/features/ranking/ranking-button.tsx';
import { AddressButton } from '#src/features/share/address-button.tsx';
import { ShareButton } from '#src/features/share/share-button.tsx';

const loadCompare = () => import('#src/features/compare/compare.tsx');
const Compare = lazy(async () => ({ default: (await loadCompare()).Compare }));

const comparedIn = (compare: string | undefined) => [...new Set(compare?.split(',').filter(Boolean))];

export const Route = createFileRoute('/app/listing/')({
  validateSearch: listingSearchSchema,
  loaderDeps: ({ search }) => ({ comparing: comparedIn(search.compare).length >= fewestCompared }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(homesQuery),
      ensureBuyerProfile(queryClient),
      deps.comparing && loadCompare(),
    ]);
  },
  pendingComponent: ListingSkeleton,
  component: ListingRoute,
});

function ListingRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const ids = comparedIn(search.compare);
  // A comparison of one is none: the table helps to choose the other.
  if (ids.length >= fewestCompared)
    return (
      <Compare
        ids={ids}
        look={lookOf(search)}
        differencesOnly={search.differences ?? false}
        onDifferencesOnly={(on) =>
          void navigate({ search: { ...search, differences: on || undefined }, resetScroll: false })
        }
        ranking={<RankingButton />}
        share={<ShareButton ids={ids} />}
      />
    );
  return (
    <Listing
      search={search}
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
      onCompare={(chosen, view) => void navigate({ search: { ...view, compare: chosen.join(',') } })}
      actions={[<RankingButton key="ranking" />, <AddressButton key="share" />]}
    />
  );
}
