import type { ReactNode } from 'react';
import classes from './choices.module.css';

interface Props<Value extends string> {
  legend: string;
  values: readonly Value[];
  label: (value: Value) => string;
  /** Without drawings the choices are words on one strip. */
  drawing?: (value: Value) => ReactNode;
  /** Small drawings, as many side by side as have room. */
  small?: boolean;
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** The legend stands above, or is only read out. */
  silent?: boolean;
}

/** One out of a few, by pointer or with the arrow keys. */
export function Choices<Value extends string>({
  legend,
  values,
  label,
  drawing,
  small = false,
  value: chosen,
  onChoose,
  silent,
}: Props<Value>) {
  return (
    <fieldset>
      <legend className={silent ? 'visually-hidden' : classes['legend']}>{legend}</legend>
      <div className={classes[drawing ? 'drawings' : 'strip']} data-small={small || undefined}>
        {values.map((value) => (
          <label key={value} className={classes['choice']}>
            <input
              type="radio"
              className="shown-by-label"
              name={legend}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {drawing && <span className={classes['drawing']}>{drawing(value)}</span>}
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
