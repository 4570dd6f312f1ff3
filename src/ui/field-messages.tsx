import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface Messages {
  error?: ReactNode;
  description?: ReactNode;
}

/** The error and the description of a control, under the ids that `describedBy` gives it. */
export function FieldMessages({ id, error, description }: Messages & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={classes['error']}>
          {/* The server's words may run in another direction than the page. */}
          <bdi>{error}</bdi>
        </p>
      )}
      {description && (
        <p id={`${id}-hint`} className={classes['hint']}>
          {description}
        </p>
      )}
    </>
  );
}
