import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ensureHomesAndProfile } from '#src/api/homes.ts';
import { meQuery } from '#src/api/user.ts';
import { openProfileDraft } from '#src/device/profile-draft.ts';
import { param } from '#src/domain/search-params.ts';
import { AgentCard } from '#src/features/agent/agent-card.tsx';
import { ChangesCard } from '#src/features/changes/changes-card.tsx';
import { CompareLiked } from '#src/features/compare/compare-liked.tsx';
import { Dashboard } from '#src/features/dashboard/dashboard.tsx';
import { DashboardSkeleton } from '#src/features/dashboard/dashboard-skeleton.tsx';
import { useHomeActions } from '#src/features/home-actions/use-home-actions.ts';
import { RankingLink } from '#src/features/ranking/ranking-link.tsx';
import { RankReason } from '#src/features/verdict/rank-reason.tsx';
import { verdictLine } from '#src/features/verdict/verdict-line.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

// The address leaves out the default, the liked homes.
const tabs = ['disliked', 'archived'] as const;

export const Route = createFileRoute('/app/dashboard')({
  validateSearch: z.object({ tab: param(z.enum(tabs)) }),
  loader: ({ context: { queryClient, signedIn } }) =>
    Promise.all([
      openProfileDraft(signedIn.userId),
      queryClient.ensureQueryData(meQuery),
      ensureHomesAndProfile(queryClient),
      loadWords('dashboard'),
    ]),
  pendingComponent: DashboardSkeleton,
  component: DashboardRoute,
});

function DashboardRoute() {
  const { tab = 'liked' } = Route.useSearch();
  const [draft] = Route.useLoaderData();
  return (
    <Dashboard
      tab={tab}
      draft={draft.get()}
      actions={useHomeActions()}
      verdict={verdictLine}
      reason={(home) => <RankReason id={home.id} />}
      ranking={<RankingLink />}
      compareLiked={<CompareLiked quiet />}
      changes={<ChangesCard />}
      agent={<AgentCard compact />}
    />
  );
}
