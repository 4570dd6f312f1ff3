import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import type { ListingLook } from '#src/domain/listing-look.ts';
import { useVerdict } from './use-verdict.tsx';
import classes from './verdict.module.css';

interface Props {
  home: Home;
  /** A strip or a line of links to the cards that explain each part, or a line of text inside something that leads to the home itself. */
  as: 'strip' | 'links' | 'line';
  /** The listing that the home was opened from. */
  look?: ListingLook;
}

/** How a home stands for the buyer: score and rank, cost a month, fit, and how much is scored. */
export function Verdict({ home, as, look }: Props) {
  const { t } = useTranslation('home');
  const parts = useVerdict(home);
  const text = (value: ReactNode, note: string) => (
    <>
      <span className={classes['value']}>{value}</span> <span className={classes['note']}>{note}</span>
    </>
  );
  if (as === 'line')
    return (
      <span className={classes['line']}>
        {parts.map(({ card, value, note, why }) => (
          <span key={card} className={classes['part']} data-part={card} title={why}>
            {text(value, note)}
          </span>
        ))}
      </span>
    );
  return (
    <ul className={classes[as === 'strip' ? 'strip' : 'line']} aria-label={t('verdict.label')}>
      {parts.map(({ card, value, note, why }) => (
        <li key={card} data-part={card}>
          <Link
            to="/app/listing/detail"
            search={{ ...look, id: home.id }}
            hash={card}
            // From one card to the next is no step back.
            {...(as === 'strip' && { replace: true, state: true })}
            className={classes['part']}
            title={why}
          >
            {text(value, note)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
