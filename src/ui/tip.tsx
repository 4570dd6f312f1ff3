import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

interface Props {
  text: string;
  /** Shows nothing where the name stands there anyhow. */
  off?: boolean;
  children: ReactElement;
}

/** Says beside an icon at the edge of the page, on hover and focus, what a screen reader hears as its name. */
export function Tip({ text, off = false, children }: Props) {
  return (
    <Tooltip
      label={text}
      position="right"
      disabled={off}
      events={{ hover: true, focus: true, touch: false }}
      withinPortal
    >
      {children}
    </Tooltip>
  );
}
