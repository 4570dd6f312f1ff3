import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
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

const walking = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'];

/** A few things to choose from, beneath the button. The arrow keys open it and walk it; Escape closes it and gives the focus back. */
export function Menu({ target, beside = false, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The pressed button shows first: mounting the menu takes more than a frame of a slow device.
  const mountedAt = useDeferredValue(anchor);
  const [opened, setOpened] = useState(false);
  // Until the menu takes the focus, the button keeps the keys that are pressed.
  const keys = useRef<string[]>([]);
  const toggle = (button: HTMLElement) => {
    keys.current = [];
    setAnchor(button);
    setOpened(!opened);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, currentTarget } = event;
    // In a table the arrow keys walk the rows.
    const opens = !opened && key === 'ArrowDown' && !currentTarget.closest('[role=grid]');
    if (!opens && !(opened && (key === 'Escape' || walking.includes(key)))) return;
    event.preventDefault();
    event.stopPropagation();
    if (opens || key === 'Escape') toggle(currentTarget);
    else if (!event.repeat || key !== 'Enter') keys.current.push(key);
  };
  // Without the anchor, the next click asks for lost code again.
  const giveUp = () => {
    setOpened(false);
    setAnchor(null);
  };
  const takeKeys = () => keys.current.splice(0);
  return (
    <>
      {cloneElement(target, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        onKeyDown,
        onClick: ({ currentTarget }) => toggle(currentTarget),
      })}
      {mountedAt && (
        <WithOverlays onClose={giveUp}>
          {({ MenuOverlay, ...parts }) => (
            <MenuOverlay anchor={mountedAt} beside={beside} opened={opened} takeKeys={takeKeys} onChange={setOpened}>
              {children(parts)}
            </MenuOverlay>
          )}
        </WithOverlays>
      )}
    </>
  );
}
