import { Archive, ArchiveRestore, ExternalLink, Printer, Trash2 } from 'lucide-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HomeActions } from '#src/domain/home-actions.ts';
import type { Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import type { Action } from '#src/ui/action-list.tsx';

/** The actions on a home beside liking it, for the menu of a wide screen and the sheet of a phone. */
export function useMoreActions(home: Home, actions: HomeActions, filters: ListingFilters): readonly Action[] {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const { history } = useRouter();
  const remove = () => {
    actions.remove([home]);
    // Going back restores the listing's scroll position and selection.
    if (history.location.state.fromListing) history.back();
    else void navigate({ to: '/app/listing', search: filters });
  };
  return [
    home.propStatus === 'hidden'
      ? { icon: ArchiveRestore, label: t('actions.restore'), run: () => actions.restore([home]) }
      : { icon: Archive, label: t('actions.archive'), run: () => actions.mark([home], 'hidden') },
    ...(home.link === null ? [] : [{ icon: ExternalLink, label: t('viewListing'), href: home.link, isExternal: true }]),
    { icon: Printer, label: t('actions.print'), run: () => window.print() },
    { icon: Trash2, label: t('actions.delete'), run: remove, danger: true },
  ];
}
