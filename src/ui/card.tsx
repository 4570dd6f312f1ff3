import type { ReactNode } from 'react';
import { CardBoundary } from './card-boundary.tsx';
import classes from './card.module.css';

interface Props {
  children: ReactNode;
  title?: ReactNode;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  /** Without padding, for a card that fills itself. */
  bare?: boolean;
  className?: string;
  /** Makes the card a target of links, which takes the focus. */
  id?: string;
}

export function Card({ children, title, action, bare = false, className, id }: Props) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={[classes['card'], className].filter(Boolean).join(' ')}
      data-bare={bare || undefined}
    >
      {title !== undefined && (
        <div className={classes['head']}>
          <h2>{title}</h2>
          {action}
        </div>
      )}
      <CardBoundary within>{children}</CardBoundary>
    </section>
  );
}
