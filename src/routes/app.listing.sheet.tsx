import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ensureHomesAndProfile } from '#src/api/homes.ts';
import type { Home } from '#src/domain/home.ts';
import { list, param } from '#src/domain/search-params.ts';
import { readStops, writeStops } from '#src/domain/viewing-day.ts';
import { BackToListing } from './-back-to-listing.tsx';
import { DaySheet } from '#src/features/sheet/day-sheet.tsx';
import { SheetSkeleton } from '#src/features/sheet/sheet-skeleton.tsx';
import { RankReason } from '#src/features/verdict/rank-reason.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/listing/sheet')({
  validateSearch: z.object({ ids: param(list), times: param(list) }),
  loader: ({ context: { queryClient } }) => Promise.all([ensureHomesAndProfile(queryClient), loadWords('sheet')]),
  pendingComponent: Coming,
  component: SheetRoute,
});

function Coming() {
  const { ids = [] } = Route.useSearch();
  // More would be below the screen.
  return <SheetSkeleton stops={Math.min(ids.length, 3)} />;
}

const reason = (home: Home) => <RankReason id={home.id} />;

function SheetRoute() {
  const { ids, times } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DaySheet
      stops={readStops(ids, times)}
      onStops={(change) =>
        void navigate({
          search: (now) => writeStops(change(readStops(now.ids, now.times))),
          state: true,
          replace: true,
          resetScroll: false,
        })
      }
      back={<BackToListing />}
      reason={reason}
    />
  );
}
