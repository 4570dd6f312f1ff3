import type { ComponentProps } from 'react';
import classes from './field.module.css';

/** A field of several lines; its label stands where it is used. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...props} className={classes['input']} />;
}
