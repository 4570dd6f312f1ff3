import type { LucideIcon } from 'lucide-react';
import classes from './avatar.module.css';

const initials = (name: string, letters: number) => {
  const words = name.split(/\s+/);
  const spoken = words.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return (spoken.length > 0 ? spoken : words)
    .flatMap(([letter]) => letter ?? [])
    .slice(0, letters)
    .join('')
    .toLocaleUpperCase();
};

interface Props {
  name?: string;
  /** How many letters of the name are shown at most. */
  letters?: number;
  icon?: LucideIcon;
  /** For a bar: small, in the colours `--mark-ground` and `--mark-text` of its container. */
  small?: boolean;
}

export function Avatar({ name = '', letters = 2, icon: Icon, small = false }: Props) {
  return (
    <span
      className={classes['avatar']}
      data-plain={Boolean(Icon) || undefined}
      data-small={small || undefined}
      aria-hidden
    >
      {Icon ? <Icon size={20} /> : initials(name, letters)}
    </span>
  );
}
