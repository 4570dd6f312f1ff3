import type { LucideIcon } from 'lucide-react';
import classes from './action-list.module.css';

/** One thing that can be done, for a sheet or a menu. */
export interface Action {
  icon: LucideIcon;
  label: string;
  run?: () => void;
  /** Opens this page in a new tab instead. */
  href?: string;
  /** Whether it is on, for an action that turns something on and off. */
  pressed?: boolean;
  /** Cannot be taken back for long. */
  danger?: boolean;
}

/** Actions as the rows of a sheet, each with its name. */
export function ActionList({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className={classes['actions']}>
      {actions.map(({ icon: Icon, label, run, href, pressed, danger }) => {
        const shown = (
          <>
            <Icon size={20} aria-hidden />
            {label}
          </>
        );
        return (
          <li key={label} data-danger={danger || undefined}>
            {href === undefined ? (
              <button type="button" aria-pressed={pressed} onClick={run}>
                {shown}
              </button>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {shown}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
