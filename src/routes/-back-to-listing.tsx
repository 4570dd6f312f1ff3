import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { useBackWords } from '#src/i18n/back-words.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { isForElsewhere } from '#src/ui/is-for-elsewhere.ts';

/** Leads to the listing with these filters, and from a screen that was opened from it to the listing as it was left. */
export function BackToListing({ filters }: { filters?: ListingFilters }) {
  const { history } = useRouter();
  const goBack = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    const leadsBack = history.location.state.fromListing && isFirstClick(event);
    // Going back restores the listing's scroll position, selection and focus. The second click of a double click does nothing.
    if (leadsBack || !isFirstClick(event)) event.preventDefault();
    if (leadsBack) history.back();
  };
  return (
    <BackLink
      {...useBackWords('properties')}
      renderRoot={(props) => <Link to="/app/listing" search={filters} onClick={goBack} {...props} />}
    />
  );
}
