import type { ReactNode } from 'react';
import classes from './chip.module.css';

interface Props {
  children: ReactNode;
  count: string;
  pressed: boolean;
  onClick: () => void;
}

export function Chip({ children, count, pressed, onClick }: Props) {
  return (
    <button type="button" className={classes['chip']} aria-pressed={pressed} onClick={onClick}>
      {children} <b>{count}</b>
    </button>
  );
}
