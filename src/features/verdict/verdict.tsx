import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { useVerdict } from './use-verdict.tsx';
import classes from './verdict.module.css';

interface Props {
  home: Home;
  /** A strip or a line of links to the cards that explain each part, or a line of text inside something that leads to the home itself. */
  as: 'strip' | 'links' | 'line';
  filters?: ListingFilters;
}

/** How a home stands for the buyer: score and rank, cost a month, fit, and how much is scored. */
export function Verdict({ home, as, filters }: Props) {
  const { t } = useTranslation('home');
  const parts = useVerdict(home);
  const text = ({ value, note }: (typeof parts)[number]) => (
    <>
      <span className={classes['value']}>{value}</span> <span className={classes['note']}>{note}</span>
    </>
  );
  if (as === 'line')
    return (
      <span className={classes['line']}>
        {parts.map((part) => (
          <span key={part.card} className={classes['part']} data-part={part.card} title={part.why}>
            {text(part)}
          </span>
        ))}
      </span>
    );
  const list = (
    <ul className={classes[as === 'strip' ? 'strip' : 'line']} aria-label={t('verdict.label')}>
      {parts.map((part) => (
        <li key={part.card} data-part={part.card}>
          <Link
            to="/app/listing/detail"
            search={{ ...filters, id: home.id }}
            hash={part.card}
            // From one card to the next is no step back.
            {...(as === 'strip' && { replace: true, state: true })}
            className={classes['part']}
            title={part.why}
          >
            {text(part)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return as === 'strip' ? <div className={classes['room']}>{list}</div> : list;
}
