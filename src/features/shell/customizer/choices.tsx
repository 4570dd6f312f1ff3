import type { ReactNode } from 'react';
import classes from './choices.module.css';

interface Props<Value extends string> {
  legend: string;
  /** Beneath a drawing of each, or as words on one strip. */
  as: 'drawings' | 'strip';
  /** How many stand side by side. */
  columns: 2 | 3 | 5;
  options: readonly { value: Value; label: string; drawing?: ReactNode }[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** The legend stands above, or is only read out. */
  silent?: boolean;
}

/** One out of a few, by pointer or with the arrow keys. */
export function Choices<Value extends string>({ legend, as, columns, options, value, onChoose, silent }: Props<Value>) {
  return (
    <fieldset className={classes['group']}>
      <legend className={silent ? 'visually-hidden' : classes['legend']}>{legend}</legend>
      <div className={classes[as]} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={classes['choice']}>
            <input
              type="radio"
              className="visually-hidden"
              name={legend}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.drawing && <span className={classes['drawing']}>{option.drawing}</span>}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
