import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { useVerdict } from './use-verdict.tsx';

interface Props {
  home: Home;
  /** The classes of the list, and of a part's link, value and note. */
  classes: CSSModuleClasses;
  filters?: ListingFilters;
  /** Whether the cards are on the same screen: then following a link adds no step to go back. */
  isHere?: true;
}

/** How a home stands for the buyer, as links to the cards that explain each part. */
export function VerdictLinks({ home, classes, filters, isHere }: Props) {
  const { t } = useTranslation('home');
  return (
    <ul className={classes['list']} aria-label={t('verdict.label')}>
      {useVerdict(home).map((part) => (
        <li key={part.card} data-part={part.card}>
          <Link
            to="/app/listing/detail"
            search={{ ...filters, id: home.id }}
            hash={part.card}
            activeOptions={{ includeHash: true }}
            replace={isHere}
            state={isHere}
            className={classes['part']}
            title={part.why}
          >
            <span className={classes['value']}>{part.value}</span> <span className={classes['note']}>{part.note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
