import '@mantine/core/styles/Popover.layer.css';
import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** The button that opens it. */
  target: ReactElement;
  label: string;
  children: ReactNode;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** A panel beneath its button. It takes the focus, keeps it, and gives it back when it closes, by Escape or a click elsewhere. */
export function Popover({ target, label, children, opened, onChange }: Props) {
  return (
    <MantinePopover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width="min(320px, calc(100vw - 32px))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <MantinePopover.Target>{target}</MantinePopover.Target>
      <MantinePopover.Dropdown aria-label={label} p={8}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
