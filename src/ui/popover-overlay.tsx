import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import classes from './popover.module.css';

interface Props {
  anchor: HTMLElement;
  label: string;
  wide?: boolean;
  beside?: boolean;
  opened: boolean;
  onChange: (opened: boolean) => void;
  children: ReactNode;
}

export function PopoverOverlay({ anchor, label, wide, beside, opened, onChange, children }: Props) {
  // Mantine notes which element gets the focus back when a panel opens that was there already.
  const isMounted = useMounted();
  return (
    <Popover
      id={anchor.id}
      opened={opened && isMounted}
      onChange={onChange}
      position={beside ? 'right-start' : 'bottom-end'}
      width={wide ? 'min(400px, calc(100vw - 16px))' : 'min(320px, calc(100vw - 32px))'}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
      // Over the toasts: one that an earlier action left would lie on the buttons.
      zIndex={450}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Anchor to={anchor} />
      </Popover.Target>
      <Popover.Dropdown className={classes['dropdown'] ?? ''} aria-label={label} p={wide ? 0 : 8}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
