import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'size'> {
  /** Stands beside the label. */
  aside?: ReactNode;
  /** Stands at the end of the line that is typed. */
  section?: ReactNode;
}

/** A labelled line of text. No asterisk marks a required field: optional ones say so in their label. */
export function TextField({ label, error, description, className, aside, section, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, error, description, className, aside }}>
      {(control) => (
        <>
          <input {...control} {...input} className={classes['input']} />
          {section && <div className={classes['section']}>{section}</div>}
        </>
      )}
    </Field>
  );
}
