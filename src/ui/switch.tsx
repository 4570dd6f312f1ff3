import { type ComponentProps, useId } from 'react';
import classes from './switch.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Without one, an element elsewhere is the label of its `id`. */
  label?: string;
  description?: string;
}

export function Switch({ label, description, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={[classes['switch'], className].filter(Boolean).join(' ')}>
      <input
        id={id}
        aria-describedby={description === undefined ? undefined : `${id}-hint`}
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
      />
      {label !== undefined && (
        <div>
          <label htmlFor={id}>{label}</label>
          {description !== undefined && (
            <p id={`${id}-hint`} className="small muted">
              {description}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
