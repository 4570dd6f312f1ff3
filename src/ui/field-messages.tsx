import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface FieldTexts {
  error?: ReactNode;
  description?: ReactNode;
}

/** The error and the description of a control, under the ids that `describedBy` gives it. */
export function FieldMessages({ id, error, description }: FieldTexts & { id: string }) {
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
