import '@mantine/core/styles/Popover.layer.css';
import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './popover.module.css';

interface Props {
  /** The button that opens it. */
  target: ReactElement;
  label: string;
  children: ReactNode;
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** A list from edge to edge, wider than a few things to tick. */
  wide?: boolean;
  /** Opens beside the button, where that stands at the edge of the page. */
  beside?: boolean;
}

/** A panel beneath its button. It takes the focus, keeps it, and gives it back when it closes, by Escape or a click elsewhere. */
export function Popover({ target, label, children, opened, onChange, wide = false, beside = false }: Props) {
  return (
    <MantinePopover
      opened={opened}
      onChange={onChange}
      position={beside ? 'right-start' : 'bottom-end'}
      width={wide ? 'min(400px, calc(100vw - 16px))' : 'min(320px, calc(100vw - 32px))'}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
      transitionProps={{ duration: 0 }}
    >
      <MantinePopover.Target>{target}</MantinePopover.Target>
      <MantinePopover.Dropdown className={classes['dropdown'] ?? ''} aria-label={label} p={wide ? 0 : 8}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
