import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, lead, back, actions }: Props) {
  return (
    <header className={classes['head']}>
      <div>
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </header>
  );
}
