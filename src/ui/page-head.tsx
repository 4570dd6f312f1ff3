import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  /** Puts the way back before the title, if it is an arrow alone; in words it is above the title. */
  isBackBeside?: boolean;
  actions?: ReactNode;
}

export function PageHead({ title, lead, back, isBackBeside = false, actions }: Props) {
  return (
    <header className={classes['head']}>
      <div className={isBackBeside ? classes['beside'] : undefined}>
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </header>
  );
}
