import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { WithOverlays } from './with-overlays.tsx';

interface Props {
  target: ReactElement<ComponentProps<'button'>>;
  label: string;
  children: ReactNode;
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** A list from edge to edge, wider than a few things to tick. */
  wide?: boolean;
}

/** A panel beneath its button. It takes the focus, keeps it, and gives it back when it closes, by Escape or a click elsewhere. */
export function Popover({ target, children, opened, onChange, ...panel }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Without the anchor, the next click asks for lost code again.
  const giveUp = () => {
    onChange(false);
    setAnchor(null);
  };
  return (
    <>
      {cloneElement(target, {
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        // Until the panel takes the focus.
        onKeyDown: (event) => {
          if (opened && event.key === 'Escape') onChange(false);
        },
        onClick: ({ currentTarget }) => {
          setAnchor(currentTarget);
          onChange(!opened);
        },
      })}
      {anchor && (
        <WithOverlays onClose={giveUp}>
          {({ PopoverOverlay }) => (
            <PopoverOverlay {...panel} anchor={anchor} opened={opened} onChange={onChange}>
              {children}
            </PopoverOverlay>
          )}
        </WithOverlays>
      )}
    </>
  );
}
