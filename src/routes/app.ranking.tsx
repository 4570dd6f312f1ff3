import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ensureHomesAndProfile } from '#src/api/homes.ts';
import { param, wholeNumber } from '#src/domain/search-params.ts';
import { BackToListing } from './-back-to-listing.tsx';
import { Ranking } from '#src/features/ranking/ranking.tsx';
import { RankingSkeleton } from '#src/features/ranking/ranking-skeleton.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/ranking')({
  validateSearch: z.object({ without: param(z.literal('gone')), shown: param(wholeNumber), early: param(wholeNumber) }),
  loader: ({ context: { queryClient } }) => Promise.all([ensureHomesAndProfile(queryClient), loadWords('ranking')]),
  pendingComponent: RankingSkeleton,
  component: RankingRoute,
});

function RankingRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // In the address, so that Back finds the list as it was left.
  const keep = (more: typeof search) =>
    void navigate({ search: (now) => ({ ...now, ...more }), state: true, replace: true, resetScroll: false });
  return (
    <Ranking
      withoutGone={search.without === 'gone'}
      onWithoutGone={(on) => keep({ without: on ? 'gone' : undefined })}
      back={<BackToListing />}
      asked={search}
      onAsk={keep}
    />
  );
}
