import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { propertiesQuery } from '#src/api/property.ts';
import { readItem, writeItem } from '#src/device/storage.ts';
import { Detail } from '#src/features/property/detail.tsx';
import { DetailSkeleton } from '#src/features/property/detail-skeleton.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/listing/detail')({
  validateSearch: z.object({ id: z.catch(z.optional(z.coerce.string()), undefined) }),
  beforeLoad: ({ search }) => {
    if (search.id) return;
    // The bare address opens the home that was looked at last.
    const id = readItem('detail_id');
    throw id
      ? redirect({ to: '/app/listing/detail', search: { id }, replace: true })
      : redirect({ to: '/app/listing', replace: true });
  },
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([queryClient.ensureQueryData(propertiesQuery), loadWords('detail', 'home')]);
    if (deps.id) writeItem('detail_id', deps.id);
  },
  pendingComponent: DetailSkeleton,
  component: DetailRoute,
});

function DetailRoute() {
  return <Detail id={Route.useSearch().id ?? ''} />;
}
