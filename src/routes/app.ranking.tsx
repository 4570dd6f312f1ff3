import { createFileRoute } from '@tanstack/react-router';
import { ensureBuyerProfile } from '#src/api/buyer-profile.ts';
import { homesQuery } from '#src/api/homes.ts';
import { Ranking } from '#src/features/ranking/ranking.tsx';
import { RankingSkeleton } from '#src/features/ranking/ranking-skeleton.tsx';

export const Route = createFileRoute('/app/ranking')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(homesQuery), ensureBuyerProfile(queryClient)]),
  pendingComponent: RankingSkeleton,
  component: Ranking,
});
