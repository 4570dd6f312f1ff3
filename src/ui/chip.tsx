import type { ReactNode } from 'react';
import classes from './chip.module.css';

interface Props {
  children: ReactNode;
  count?: ReactNode;
  pressed: boolean;
  onClick: () => void;
}

/** A filter that is on or off, with what it would show. */
export function Chip({ children, count, pressed, onClick }: Props) {
  return (
    <button type="button" className={classes['chip']} aria-pressed={pressed} onClick={onClick}>
      {children} {count !== undefined && <b>{count}</b>}
    </button>
  );
}
