import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface Props {
  icon: LucideIcon;
  title: ReactNode;
  text?: ReactNode;
  /** Announced at once, for a failure. */
  alert?: boolean;
  level?: 1 | 2 | 3;
  children?: ReactNode;
}

/** Replaces data that is not there: nothing yet, nothing that matches, or a failure. */
export function State({ icon: Icon, title, text, alert = false, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes['state']} data-alert={alert || undefined} {...(alert && { role: 'alert' })}>
      <span className={classes['icon']}>
        <Icon size={24} />
      </span>
      <Heading {...(level === 1 && { tabIndex: -1 })}>{title}</Heading>
      {text && <p className={classes['text']}>{text}</p>}
      {children && <div className={classes['action']}>{children}</div>}
    </div>
  );
}
