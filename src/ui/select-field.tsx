import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

interface Props extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'size' | 'children'> {
  data: readonly { value: string; label: string }[];
}

export function SelectField({ label, error, description, className, data, ...select }: Props) {
  return (
    <Field {...{ label, error, description, className }}>
      {(control) => (
        <>
          <select {...control} {...select} className={classes['input']}>
            {data.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <div className={`${classes['section']} ${classes['still']}`}>
            <ChevronDown size={16} aria-hidden />
          </div>
        </>
      )}
    </Field>
  );
}
