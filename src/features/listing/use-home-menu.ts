import { Archive, ArchiveRestore, ExternalLink, Eye, GitCompareArrows, Trash2 } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import type { Action } from '#src/ui/action-list.tsx';
import { useHomeLink, useListActions } from './list-actions.ts';
import { useListingContext } from './listing-context.ts';

/** The actions on a home beside liking it, for the menu of a row and the sheet of a card. */
export function useHomeMenu(home: Home): readonly [details: Action, ...others: Action[]] {
  const { t } = useListingContext();
  const { href, open } = useHomeLink(home);
  const { compare, mark, restore, remove } = useListActions();
  return [
    { icon: Eye, label: t('home:viewDetails'), href, run: open },
    { icon: GitCompareArrows, label: t('home:actions.compare'), run: () => compare(home) },
    ...(home.link === null
      ? []
      : [{ icon: ExternalLink, label: t('home:viewListing'), href: home.link, isExternal: true }]),
    home.propStatus === 'hidden'
      ? { icon: ArchiveRestore, label: t('home:actions.restore'), run: () => restore([home]) }
      : { icon: Archive, label: t('home:actions.archive'), run: () => mark([home], 'hidden') },
    { icon: Trash2, label: t('home:actions.delete'), run: () => remove([home]), danger: true },
  ];
}
