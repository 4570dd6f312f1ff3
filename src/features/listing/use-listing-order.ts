import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { marketOf } from '#src/domain/market-status.ts';
import type { Home } from '#src/domain/home.ts';
import { marketTextFor } from '#src/i18n/market-text.ts';
import { useFigures } from './figures.ts';
import { type ListingLook, writeLook } from './listing-search.ts';
import { orderedHomes, searchTextsIn } from './ordered-homes.ts';
import { sortKeysIn } from './sort-keys.ts';

/** Puts homes into the order in which the listing has them under this look; the same function until one of both changes. */
export function useListingOrder(look: ListingLook): (homes: readonly Home[]) => readonly Home[] {
  const { i18n } = useTranslation('home');
  const figures = useFigures();
  const name = writeLook(look);
  return useCallback(
    (homes) => {
      const marketText = marketTextFor(i18n.language);
      const statusWord = (status: string) => marketText(marketOf(status));
      return orderedHomes(homes, look, {
        texts: searchTextsIn(i18n.language, statusWord),
        keys: sortKeysIn(i18n.language, statusWord),
        figures,
        now: Date.now(),
      });
    },
    // The look is a new object at every reading of the address; its name says whether it is another.
    // oxlint-disable-next-line react/exhaustive-deps
    [name, figures, i18n.language],
  );
}
