import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import classes from './tool-button.module.css';

interface Props extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  /** Something new waits behind it. */
  marked?: boolean;
}

/** A tool of the header or, without one, of the sidebar: an icon with its name in the tooltip. */
export function ToolButton({ icon: Icon, label, marked = false, className, ...props }: Props) {
  return (
    <button
      type="button"
      // Mantine's targets bring a class of their own.
      className={[classes['tool'], className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      {...props}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {marked && <span className={classes['dot']} />}
    </button>
  );
}
