import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import classes from './field.module.css';

interface Props extends Pick<ComponentProps<'select'>, 'value' | 'onChange'> {
  label: string;
  data: readonly { value: string; label: string }[];
}

export function SelectField({ label, data, ...select }: Props) {
  return (
    <Field label={label}>
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
            <ChevronDown size={16} />
          </div>
        </>
      )}
    </Field>
  );
}
