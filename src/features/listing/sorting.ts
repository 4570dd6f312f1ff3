import type { ColumnSort, SortingState } from '@tanstack/react-table';
import type { TFunction } from 'i18next';
import type { SortTerm } from '#src/domain/list-homes.ts';
import { type ColumnId, sortOf } from './columns.tsx';
import type { OrderContext } from './listing-context.ts';

/** Last modified first: the order where none is asked for. It also decides where the others tie. */
const defaultSorting: SortingState = [{ id: 'updatedAt', desc: true }];

/** Reads `price.desc,address`; terms that name no sortable column are left out. */
export function readSorting(text: string | undefined): SortingState {
  const terms = new Map<string, boolean>();
  for (const part of text?.split(',') ?? []) {
    const [id = '', direction] = part.split('.');
    if (sortOf(id) && !terms.has(id)) terms.set(id, direction === 'desc');
  }
  return terms.size === 0 ? defaultSorting : [...terms].map(([id, desc]) => ({ id, desc }));
}

/** The order as the address has it, which leaves out the default. */
export function writeSorting(sorting: SortingState): string | undefined {
  const write = (terms: SortingState) => terms.map(({ id, desc }) => `${id}.${desc ? 'desc' : 'asc'}`).join(',');
  const text = write(sorting);
  return text === '' || text === write(defaultSorting) ? undefined : text;
}

export const sortTerms = (sorting: SortingState, context: OrderContext): readonly SortTerm[] =>
  [...sorting, ...defaultSorting].flatMap(({ id, desc }) => {
    const sort = sortOf(id);
    return sort ? [{ value: (home) => sort.value(home, context, desc), descending: desc }] : [];
  });

/** The name of an order by one column: `Price: low to high`. */
export function sortName({ id, desc }: ColumnSort, t: TFunction<['listing', 'home']>): string {
  const sort = sortOf(id);
  return sort ? t(`sort.${sort.words}.${desc ? 'desc' : 'asc'}`, { column: t(`home:facts.${id as ColumnId}`) }) : '';
}
