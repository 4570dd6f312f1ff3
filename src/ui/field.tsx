import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface FieldTexts {
  error?: ReactNode;
  description?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  label: ReactNode;
  /** For the field as a whole. */
  className?: string;
}

interface Props extends FieldProps {
  /** Stands beside the label, after the control in the order of the keyboard. */
  aside?: ReactNode;
  /** Renders the control with the attributes that tie it to its label and messages. */
  children: (control: ReturnType<typeof describedBy>) => ReactNode;
}

/** The attributes that tie a control to its label, its error and its description. */
export const describedBy = (id: string, { error, description }: FieldTexts) => ({
  id,
  'aria-invalid': Boolean(error),
  'aria-describedby': [error && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});

export function Field({ label, error, description, className, aside, children }: Props) {
  const id = useId();
  return (
    <div className={[classes['field'], className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <div className={classes['control']}>{children(describedBy(id, { error, description }))}</div>
      <FieldMessages id={id} error={error} description={description} />
      {aside && <div className={classes['aside']}>{aside}</div>}
    </div>
  );
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
