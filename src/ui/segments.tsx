import classes from './segments.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; count: string }[];
  onChange: (value: Value) => void;
}

export function Segments<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <div className={classes['segments']} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label} <span>{option.count}</span>
        </button>
      ))}
    </div>
  );
}
