import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import classes from './tip.module.css';

interface Props {
  text: string;
  target: HTMLElement;
  beside: boolean;
  hovered: boolean;
}

export function TipOverlay({ text, target, beside, hovered }: Props) {
  return (
    <Tooltip
      target={target}
      defaultOpened
      interactive
      multiline
      label={text}
      dir="auto"
      position={beside ? 'right' : 'bottom'}
      // A finger that is lifted leaves the element like a pointer would.
      events={{ hover: hovered, focus: false, touch: false }}
      className={classes['tip']}
    />
  );
}
