import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import classes from './action-list.module.css';
import { newTab } from './new-tab.ts';

/** One thing that can be done, for a sheet or a menu. */
export interface Action {
  icon: LucideIcon;
  label: string;
  run?: (event: MouseEvent) => void;
  /** A link instead of a button. */
  href?: string;
  /** The link leads to another site, in a new tab. */
  isExternal?: boolean;
  /** Whether it is on, for an action that turns something on and off. */
  pressed?: boolean;
  /** Cannot be taken back for long. */
  danger?: boolean;
}

export function ActionList({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className={classes['actions']}>
      {actions.map(({ icon: Icon, label, run, href, isExternal, pressed, danger }) => {
        const shown = (
          <>
            <Icon size={20} />
            {label}
          </>
        );
        return (
          <li key={label} data-danger={danger || undefined}>
            {href === undefined ? (
              <button type="button" className="press-row" aria-pressed={pressed} onClick={run}>
                {shown}
              </button>
            ) : (
              <a href={href} className="press-row" onClick={run} {...(isExternal && newTab)}>
                {shown}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
