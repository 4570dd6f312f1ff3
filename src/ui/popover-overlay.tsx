import '@mantine/core/styles/Popover.layer.css';
import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import classes from './popover.module.css';
import { type Anchored, useAnchored } from './use-anchored.ts';

/** Tells the panel how much of the window is left on its side of the button. */
const middlewares: PopoverProps['middlewares'] = {
  size: {
    apply: ({ availableHeight, elements }) => elements.floating.style.setProperty('--room', `${availableHeight}px`),
  },
};

interface Props extends Anchored {
  label: string;
  wide?: boolean;
  children: ReactNode;
}

export function PopoverOverlay({ label, wide, children, ...anchored }: Props) {
  return (
    <Popover
      {...useAnchored(anchored)}
      middlewares={middlewares}
      width={wide ? 'min(400px, calc(100vw - 16px))' : 'min(320px, calc(100vw - 32px))'}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchor to={anchored.anchor} />
      </Popover.Target>
      <Popover.Dropdown className={classes['dropdown']} aria-label={label} p={wide ? 0 : 8}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
