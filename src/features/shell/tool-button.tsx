import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import action from '#src/ui/action-icon.module.css';
import { Tip } from '#src/ui/tip.tsx';
import classes from './tool-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  icon: LucideIcon;
  label: string;
  /** Something new waits behind it. */
  marked?: boolean;
  /** A sign and no control: a tap shows its name. */
  isSign?: boolean;
}

/** A tool of the header or, without one, of the sidebar: an icon with its name in the tip. */
export function ToolButton({ icon: Icon, label, marked = false, isSign = false, ...props }: Props) {
  return (
    <Tip text={label} pressed={isSign} off={props['aria-expanded'] === true}>
      <button type="button" className={classes['tool']} aria-label={label} {...props}>
        <Icon size={20} strokeWidth={1.75} />
        {marked && <span className={action['dot']} />}
      </button>
    </Tip>
  );
}
