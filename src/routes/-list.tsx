import { filtersOf, type ListingSearch } from '#src/domain/listing-search.ts';
import { NoHomes } from '#src/features/agent/no-homes.tsx';
import { CompareLiked } from '#src/features/compare/compare-liked.tsx';
import { HomePicker } from '#src/features/compare/home-picker.tsx';
import { useHomeActions } from '#src/features/home-actions/use-home-actions.ts';
import { Listing } from '#src/features/listing/listing.tsx';
import { useArrival } from '#src/features/listing/use-list-navigation.ts';
import { RankingLink } from '#src/features/ranking/ranking-link.tsx';
import { AddressButton } from '#src/features/share/address-button.tsx';
import { verdictLine } from '#src/features/verdict/verdict-line.tsx';

export function List({ search }: { search: ListingSearch }) {
  const arrival = useArrival();
  return (
    <Listing
      search={search}
      homeActions={useHomeActions(arrival)}
      arrival={arrival}
      actions={[<CompareLiked key="liked" />, <RankingLink key="ranking" fromListing />, <AddressButton key="share" />]}
      verdict={verdictLine}
      noHomes={<NoHomes />}
      picker={(home, onClose) => <HomePicker compared={[home.id]} filters={filtersOf(search)} onClose={onClose} />}
    />
  );
}
