import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './news-popover.module.css';
import { ToolButton } from './tool-button.tsx';

interface Props {
  icon: LucideIcon;
  /** Names the button: what it opens and how much is new there. */
  label: string;
  title: string;
  marked: boolean;
  /** Opens beside the button, where that stands in the sidebar. */
  beside: boolean;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  /** Drawn only while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A tool of the header that opens a list of news. */
export function NewsPopover({ icon, label, title, marked, beside, action, children }: Props) {
  const [opened, setOpened] = useState(false);
  const heading = useId();
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position={beside ? 'right-start' : 'bottom-end'}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <ToolButton icon={icon} label={label} marked={marked} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={classes['dropdown'] ?? ''} aria-labelledby={heading}>
        <div className={classes['panel']}>
          <div className={classes['head']}>
            <h2 id={heading} tabIndex={-1} data-autofocus>
              {title}
            </h2>
            {action}
          </div>
          {opened && children(() => setOpened(false))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
