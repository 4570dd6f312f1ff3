import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** What every labelled control says besides its value. */
export interface FieldProps {
  label: ReactNode;
  /** What is wrong with the value; nothing where it is falsy. */
  error?: ReactNode;
  description?: ReactNode;
  /** For the field as a whole. */
  className?: string | undefined;
}

interface Props extends FieldProps {
  /** Stands beside the label, after the control in the order of the keyboard. */
  aside?: ReactNode;
  /** Renders the control with what ties it to its label and messages. */
  children: (control: ReturnType<typeof describedBy>) => ReactNode;
}

/** What ties a control to its label, its error and its description. */
export const describedBy = (id: string, { error, description }: Pick<FieldProps, 'error' | 'description'>) => ({
  id,
  'aria-invalid': Boolean(error),
  'aria-describedby': [error && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});

/** A control under its label, with its error and its description beneath. */
export function Field({ label, error, description, className, aside, children }: Props) {
  const id = useId();
  return (
    <div className={[classes['field'], className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <div className={classes['control']}>{children(describedBy(id, { error, description }))}</div>
      {error && (
        <p id={`${id}-error`} className={classes['error']}>
          {error}
        </p>
      )}
      {description && (
        <p id={`${id}-hint`} className={classes['hint']}>
          {description}
        </p>
      )}
      {aside && <div className={classes['aside']}>{aside}</div>}
    </div>
  );
}
