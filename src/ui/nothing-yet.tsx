import type { LucideIcon } from 'lucide-react';
import classes from './nothing-yet.module.css';

/** The content of a card that has nothing to show: smaller than a `State`, and without a heading. */
export function NothingYet({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <div className={classes['nothing']}>
      <Icon size={24} />
      <p>{text}</p>
    </div>
  );
}
