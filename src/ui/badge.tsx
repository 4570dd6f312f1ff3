import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface Props {
  children: ReactNode;
  tone?: 'plain' | 'good' | 'caution' | 'bad' | 'info' | 'photo';
}

export function Badge({ children, tone = 'plain' }: Props) {
  return (
    <span className={`${classes['badge']} tint-${tone}`} data-tone={tone}>
      {children}
    </span>
  );
}
