import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { ensureHomesAndProfile } from '#src/api/homes.ts';
import { rememberedHome, useRememberHome } from '#src/api/use-remember-home.ts';
import { HomeChanges } from '#src/features/changes/home-changes.tsx';
import { HomePicker } from '#src/features/compare/home-picker.tsx';
import { useHomeActions } from '#src/features/home-actions/use-home-actions.ts';
import { detailSearchSchema } from '#src/domain/listing-search.ts';
import { BackToListing } from './-back-to-listing.tsx';
import { useListingOrder } from '#src/features/listing/use-listing-order.ts';
import { Detail } from '#src/features/property/detail.tsx';
import { DetailSkeleton } from '#src/features/property/detail-skeleton.tsx';
import { RankingLink } from '#src/features/ranking/ranking-link.tsx';
import { ShareLayer } from '#src/features/share/share-layer.tsx';
import { PaperFoot } from '#src/features/sheet/paper-foot.tsx';
import { VerdictStrip } from '#src/features/verdict/verdict-strip.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/listing/detail')({
  validateSearch: detailSearchSchema,
  loader: async ({ context: { queryClient }, location }) => {
    const [[homes]] = await Promise.all([ensureHomesAndProfile(queryClient), loadWords('detail')]);
    const search = detailSearchSchema.parse(location.search);
    if (search.id) return;
    const id = rememberedHome(homes);
    if (id) throw redirect({ to: '/app/listing/detail', search: { ...search, id }, replace: true });
    throw redirect({ to: '/app/listing', replace: true });
  },
  pendingComponent: DetailSkeleton,
  component: DetailRoute,
});

function DetailRoute() {
  const { id = '', mode, ...filters } = Route.useSearch();
  const go = Route.useNavigate();
  const { history } = useRouter();
  useRememberHome(id);
  const onViewing = (open: boolean) => {
    const step = { resetScroll: false } as const;
    if (open) void go({ ...step, search: { ...filters, id, mode: 'scoring' }, state: { fromHome: true } });
    else if (history.location.state.fromHome) history.back();
    else void go({ ...step, search: { ...filters, id }, replace: true });
  };
  return (
    <Detail
      id={id}
      filters={filters}
      actions={useHomeActions()}
      order={useListingOrder(filters)}
      viewing={mode === 'scoring'}
      onViewing={onViewing}
      back={<BackToListing filters={filters} />}
      verdict={(home) => <VerdictStrip home={home} filters={filters} />}
      ranking={<RankingLink quiet />}
      changes={<HomeChanges id={id} />}
      foot={<PaperFoot />}
      picker={(onClose) => <HomePicker compared={[id]} filters={filters} onClose={onClose} />}
      share={(onClose) => <ShareLayer ids={[id]} onClose={onClose} />}
    />
  );
}
