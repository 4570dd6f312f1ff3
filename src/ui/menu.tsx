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
  target: ReactElement<ComponentProps<'button'>>;
  /** False where the arrow keys walk what the button stands in. */
  opensByArrow?: boolean;
  children: (parts: MenuParts) => ReactNode;
}

const walking = /^(Arrow|Home|End|Enter|Escape)/;
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.trim().length === 1 && !ctrlKey && !metaKey && !altKey;

/** A few things to choose from, beneath the button. The arrow keys open and walk it; Escape closes it and gives the focus back. */
export function Menu({ target, opensByArrow = true, children }: Props) {
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const opens = !opened && event.key === 'ArrowDown' && opensByArrow;
    if (!opens && !(opened && (walking.test(event.key) || isLetter(event)))) return;
    event.preventDefault();
    if (opens || event.key === 'Escape') toggle(event.currentTarget);
    else if (!event.repeat) keys.current.push(isLetter(event) ? event.key.toLowerCase() : event.key);
  };
  // Without the anchor, the next click asks for lost code again.
  const giveUp = () => {
    setOpened(false);
    setAnchor(null);
  };
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
            <MenuOverlay anchor={mountedAt} opened={opened} keys={keys} onChange={setOpened}>
              {children(parts)}
            </MenuOverlay>
          )}
        </WithOverlays>
      )}
    </>
  );
}
