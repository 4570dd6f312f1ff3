import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import classes from './tip.module.css';

interface Props {
  text: string;
  /** Beside the element, where that stands at the start edge of the page. */
  beside?: boolean;
  /** Shows nothing, for instance where the text stands there anyhow. */
  off?: boolean;
  /** A tap or Enter shows it too: for a button that does nothing else. */
  pressed?: boolean;
  /** One element. Its name has the text already, so a screen reader does not hear it twice. */
  children: ReactNode;
}

/**
 * Shows a text beside an element on hover and keyboard focus. It can be hovered itself and goes with Escape. Mantine's tooltip is mounted
 * when it is first wanted: a hundred of them in a table would take 50 ms.
 */
export function Tip({ text, beside = false, off = false, pressed = false, children }: Props) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  // Mantine closes it; another count opens another one.
  const [count, setCount] = useState(0);
  const show = ({ currentTarget }: SyntheticEvent) => {
    const element = currentTarget.firstElementChild;
    if (!(element instanceof HTMLElement)) return;
    setTarget(element);
    setCount((before) => before + 1);
  };
  return (
    // The child is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span
      className={classes['around']}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event)}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
      onClick={pressed ? show : undefined}
      onBlur={() => setTarget(null)}
    >
      {children}
      {target && !off && (
        <Tooltip
          key={count}
          target={target}
          defaultOpened
          interactive
          multiline
          label={text}
          position={beside ? 'right' : 'bottom'}
          className={classes['tip'] ?? ''}
        />
      )}
    </span>
  );
}
