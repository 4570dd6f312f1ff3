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
export function ToolButton({ icon: Icon, label, marked = false, ...props }: Props) {
  return (
    <button type="button" className={classes['tool']} aria-label={label} title={label} {...props}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {marked && <span className={classes['dot']} />}
    </button>
  );
}
