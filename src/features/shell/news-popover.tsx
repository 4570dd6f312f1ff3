import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CardBoundary } from '#src/ui/card-boundary.tsx';
import { Popover } from '#src/ui/popover.tsx';
import classes from './news-popover.module.css';
import { ToolButton } from './tool-button.tsx';

interface Props {
  icon: LucideIcon;
  /** Names the button: what it opens and how much is new there. */
  label: string;
  title: string;
  marked: boolean;
  action?: ReactNode;
  /** Rendered only while it is open. */
  children: (close: () => void) => ReactNode;
}

export function NewsPopover({ icon, label, title, marked, action, children }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      wide
      opened={opened}
      onChange={setOpened}
      label={title}
      target={<ToolButton icon={icon} label={label} marked={marked} />}
    >
      <div className={classes['head']}>
        <h2 tabIndex={-1} data-autofocus>
          {title}
        </h2>
        {action}
      </div>
      <CardBoundary within>{opened && children(() => setOpened(false))}</CardBoundary>
    </Popover>
  );
}
