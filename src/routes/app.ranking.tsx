import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ensureBuyerProfile } from '#src/api/buyer-profile.ts';
import { homesQuery } from '#src/api/homes.ts';
import { param } from '#src/domain/search-params.ts';
import { Ranking } from '#src/features/ranking/ranking.tsx';
import { RankingSkeleton } from '#src/features/ranking/ranking-skeleton.tsx';

export const Route = createFileRoute('/app/ranking')({
  validateSearch: z.object({ without: param(z.literal('gone')) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(homesQuery), ensureBuyerProfile(queryClient)]),
  pendingComponent: RankingSkeleton,
  component: RankingRoute,
});

function RankingRoute() {
  const { without } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Ranking
      withoutGone={without === 'gone'}
      onWithoutGone={(on) =>
        void navigate({ search: { without: on ? 'gone' : undefined }, replace: true, resetScroll: false })
      }
    />
  );
}
