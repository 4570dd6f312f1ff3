import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { homesQuery } from '#src/api/homes.ts';
import { param, wholeNumber } from '#src/domain/search-params.ts';
import { ProfileWizard } from '#src/features/profile/profile-wizard.tsx';
import { WizardSkeleton } from '#src/features/profile/wizard-skeleton.tsx';
import { openDraft } from './-profile-draft.ts';

export const Route = createFileRoute('/app/profile/create')({
  // The first step is the default, which the address leaves out.
  validateSearch: z.object({ step: param(z.pipe(wholeNumber, z.literal([2, 3, 4]))) }),
  loader: ({ context: { signedIn } }) => {
    void signedIn.queryClient.prefetchQuery(homesQuery);
    return openDraft(signedIn);
  },
  // The draft is read again at each visit: an earlier one may have been submitted since.
  gcTime: 0,
  preload: false,
  pendingComponent: WizardSkeleton,
  component: WizardRoute,
});

function WizardRoute() {
  const { draft } = Route.useLoaderData();
  return <ProfileWizard step={Route.useSearch().step ?? 1} draft={draft} />;
}
