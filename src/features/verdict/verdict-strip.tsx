import type { Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { VerdictLinks } from './verdict-links.tsx';
import classes from './verdict-strip.module.css';

/** The verdict on the screen of the home itself, as a strip of links to its cards. */
export const VerdictStrip = ({ home, filters }: { home: Home; filters: ListingFilters }) => (
  <div className={classes['room']}>
    <VerdictLinks home={home} classes={classes} filters={filters} isHere />
  </div>
);
