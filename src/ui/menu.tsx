import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { Overlays } from './overlays-code.ts';
import { WithOverlays } from './with-overlays.tsx';

export type MenuParts = Pick<Overlays, 'MenuItem' | 'MenuDivider'>;

interface Props {
  /** The button that opens it. */
  target: ReactElement<ComponentProps<'button'>>;
  /** Opens beside the button, where that stands at the edge of the page. */
  beside?: boolean;
  /** Its items. */
  children: (parts: MenuParts) => ReactNode;
}

/** A few things to choose from, beneath the button. The arrow keys walk it; Escape closes it and gives the focus back. */
export function Menu({ target, beside = false, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  // Until the menu takes the focus, the button counts the arrow keys that are pressed.
  const steps = useRef(0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened || !['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') setOpened(false);
    else steps.current += event.key === 'ArrowDown' ? 1 : -1;
  };
  // Without the anchor, the next click asks for lost code again.
  const giveUp = () => {
    setOpened(false);
    setAnchor(null);
  };
  const takeSteps = () => {
    const taken = steps.current;
    steps.current = 0;
    return taken;
  };
  return (
    <>
      {cloneElement(target, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        onKeyDown,
        onClick: ({ currentTarget }) => {
          steps.current = 0;
          setAnchor(currentTarget);
          setOpened(!opened);
        },
      })}
      {anchor && (
        <WithOverlays onClose={giveUp}>
          {({ MenuOverlay, ...parts }) => (
            <MenuOverlay anchor={anchor} beside={beside} opened={opened} takeSteps={takeSteps} onChange={setOpened}>
              {children(parts)}
            </MenuOverlay>
          )}
        </WithOverlays>
      )}
    </>
  );
}
