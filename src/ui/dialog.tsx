import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { Layer } from './layer.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Its buttons, the default one last, with `data-autofocus`. */
  actions: ReactNode;
  onClose: () => void;
}

export function Dialog({ children, actions, ...layer }: Props) {
  return (
    <Layer kind="box" {...layer}>
      {children}
      <div className={classes['actions']}>{actions}</div>
    </Layer>
  );
}
