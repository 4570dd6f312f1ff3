import { useListingContext } from './listing-context.ts';

/** How long ago, as short as it can be said; the whole of it is said to a screen reader, and the date to a pointer. */
export function ShortAge({ since }: { since: number }) {
  const { format, now } = useListingContext();
  return (
    <time dateTime={new Date(since).toISOString()} title={format.dateTime(since)}>
      <span aria-hidden>{format.age(since, now)}</span>
      <span className="visually-hidden">{format.ago(since, now)}</span>
    </time>
  );
}
