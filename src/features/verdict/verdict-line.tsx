import type { ReactNode } from 'react';
import type { Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { useVerdict } from './use-verdict.tsx';
import { VerdictLinks } from './verdict-links.tsx';
import classes from './verdict-line.module.css';

/** The verdict as a line of text, for what leads to the home itself. */
export const verdictLine = (home: Home): ReactNode => <VerdictLine home={home} />;

/** The verdict as a line of links to the cards that explain it, where the filters stay with the home. */
export const verdictLinks = (home: Home, filters: ListingFilters = {}): ReactNode => (
  <VerdictLinks home={home} classes={classes} filters={filters} />
);

function VerdictLine({ home }: { home: Home }) {
  return (
    <span className={classes['list']}>
      {useVerdict(home).map(({ card, value, note, why }) => (
        <span key={card} className={classes['part']} data-part={card} title={why}>
          <span className={classes['value']}>{value}</span> <span>{note}</span>
        </span>
      ))}
    </span>
  );
}
