import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './note.module.css';

const icons = { info: Info, caution: CircleAlert, bad: TriangleAlert };

interface Props {
  kind: keyof typeof icons;
  children: ReactNode;
  /** Announced at once; a note that stands there from the start is not. */
  announced?: boolean;
  onDismiss?: () => void;
  dismissLabel?: string;
}

/** A sentence in the page, where the trouble is. */
export function Note({ kind, children, announced = false, onDismiss, dismissLabel }: Props) {
  const Icon = icons[kind];
  return (
    <div className={classes['note']} data-kind={kind} {...(announced && { role: 'alert' })}>
      <Icon size={20} aria-hidden />
      <div className={classes['text']}>{children}</div>
      {onDismiss && (
        <button type="button" className={classes['dismiss']} aria-label={dismissLabel} onClick={onDismiss}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
