import { Archive, ArchiveRestore, ExternalLink, Eye, GitCompareArrows, type LucideIcon, Trash2 } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import { isForElsewhere, useListActions } from './list-actions.ts';
import { useHrefOf, useListingContext } from './listing-context.ts';
import type { MouseEvent } from 'react';

export interface HomeVerb {
  name: 'details' | 'compare' | 'listing' | 'archive' | 'restore' | 'delete';
  icon: LucideIcon;
  label: string;
  /** A link; without it a button. */
  href?: string;
  /** Of another site, in a new tab. */
  isOutside?: true;
  run?: (event: MouseEvent) => void;
}

/** What can be done to a home beside liking it: in the menu of a row, and in the sheet of a card. */
export function useHomeVerbs(home: Home): readonly [details: HomeVerb, ...others: HomeVerb[]] {
  const { t } = useListingContext();
  const hrefOf = useHrefOf();
  const { open, compare, mark, restore, remove } = useListActions();
  return [
    {
      name: 'details',
      icon: Eye,
      label: t('home:viewDetails'),
      href: hrefOf(home),
      run: (event) => {
        if (isForElsewhere(event)) return;
        event.preventDefault();
        open(home);
      },
    },
    { name: 'compare', icon: GitCompareArrows, label: t('home:actions.compare'), run: () => compare(home) },
    ...(home.link === null
      ? []
      : [
          {
            name: 'listing' as const,
            icon: ExternalLink,
            label: t('home:viewListing'),
            href: home.link,
            isOutside: true as const,
          },
        ]),
    home.propStatus === 'hidden'
      ? { name: 'restore', icon: ArchiveRestore, label: t('home:actions.restore'), run: () => restore([home]) }
      : { name: 'archive', icon: Archive, label: t('home:actions.archive'), run: () => mark([home], 'hidden') },
    { name: 'delete', icon: Trash2, label: t('home:actions.delete'), run: () => remove([home]) },
  ];
}
