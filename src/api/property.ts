import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Property } from '../domain/property.ts';
import type { Records } from '../domain/wire.ts';
import { freshFor } from './fresh-for.ts';
import { keptAnswer } from './kept-answers.ts';

/** Every home that was shared with the buyer, archived ones too: list, detail, dashboard and chat all select from this one answer. */
export const propertiesQuery = queryOptions({
  queryKey: ['property'],
  queryFn: keptAnswer('listProperties'),
  staleTime: freshFor.aMoment,
});

/** Changes one home wherever the cache shows it; null takes it out. */
export function patchProperty(cache: QueryClient, id: string, patch: (home: Property) => Property | null): void {
  cache.setQueryData(
    propertiesQuery.queryKey,
    (known: Records<Property> | undefined) =>
      known && { ...known, items: known.items.flatMap((home) => (home.id === id ? (patch(home) ?? []) : [home])) },
  );
}

/** The home with that id, or undefined: the list is not there yet, or does not have it. */
export const propertyIn = (known: { items: readonly Property[] } | undefined, id: string) =>
  known?.items.find((home) => home.id === id);
