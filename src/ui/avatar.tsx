import type { LucideIcon } from 'lucide-react';
import classes from './avatar.module.css';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap(([letter]) => letter ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A round picture of somebody: initials, or an icon for who has no name yet. */
export function Avatar({ name = '', icon: Icon }: { name?: string; icon?: LucideIcon }) {
  return (
    <span className={classes['avatar']} data-plain={Icon ? true : undefined} aria-hidden>
      {Icon ? <Icon size={20} /> : initials(name)}
    </span>
  );
}
