import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import classes from './check-field.module.css';
import { describedBy, FieldMessages, type FieldProps } from './field.tsx';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type'> {}

export function CheckField({ label, error, description, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={[classes['check'], className].filter(Boolean).join(' ')}>
      <div className={classes['box']}>
        <input {...describedBy(id, { error, description })} {...input} type="checkbox" />
        <Check size={16} strokeWidth={3} />
      </div>
      <div>
        <label htmlFor={id}>{label}</label>
        <FieldMessages id={id} error={error} description={description} />
      </div>
    </div>
  );
}
