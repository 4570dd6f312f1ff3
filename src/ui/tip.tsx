import { type ReactNode, type SyntheticEvent, useState } from 'react';
import classes from './tip.module.css';
import { WithOverlays } from './with-overlays.tsx';

interface Props {
  text: string;
  /** Beside the element, where that stands at the start edge of the page. */
  beside?: boolean;
  /** Shows nothing, for example where the text is visible already. */
  off?: boolean;
  /** A tap or Enter shows it too: for a button that does nothing else. */
  pressed?: boolean;
  /** One element. Its name has the text already, so a screen reader does not hear it twice. */
  children: ReactNode;
}

/**
 * Shows a text beside an element on hover and keyboard focus. It can be hovered itself and goes with Escape. Mantine's tooltip is mounted
 * when it is first shown: mounting a hundred of them in a table would take 50 ms.
 */
export function Tip({ text, beside = false, off = false, pressed = false, children }: Props) {
  // Mantine closes the tooltip. Another key opens another one.
  const [shown, setShown] = useState<{ key: number; target: HTMLElement; hovered: boolean; pressed: boolean } | null>(
    null,
  );
  const show = ({ currentTarget, target: entered, timeStamp, type }: SyntheticEvent, hovered = false) => {
    const target = currentTarget.firstElementChild;
    // The tooltip is a child to React too: a pointer that enters it must not open another one.
    if (target instanceof HTMLElement && target.contains(entered as Node))
      setShown({ key: timeStamp, target, hovered, pressed: type === 'click' });
  };
  return (
    // The child is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span
      className={classes['around']}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event, true)}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
      // Whatever the element opens replaces the text, and handles Escape.
      onClick={(event) => (pressed ? show(event) : setShown(null))}
      onBlur={() => setShown(null)}
    >
      {children}
      {shown && !off && (
        <WithOverlays quiet={!shown.pressed} onClose={() => setShown(null)}>
          {({ TipOverlay }) => (
            <TipOverlay key={shown.key} text={text} target={shown.target} beside={beside} hovered={shown.hovered} />
          )}
        </WithOverlays>
      )}
    </span>
  );
}
