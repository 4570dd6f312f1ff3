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

const walking = /^(Arrow|Home|End|Enter|Escape)/;

/** A few things to choose from, beneath the button. The arrow keys walk it; Escape closes it and gives the focus back. */
export function Menu({ target, beside = false, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The pressed button shows first: mounting the menu takes more than a frame of a slow device.
  const mountedAt = useDeferredValue(anchor);
  const [opened, setOpened] = useState(false);
  // Until the menu takes the focus, the button keeps the keys that are pressed.
  const keys = useRef<string[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened || !walking.test(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') setOpened(false);
    else if (!event.repeat) keys.current.push(event.key);
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
        onClick: ({ currentTarget }) => {
          keys.current = [];
          setAnchor(currentTarget);
          setOpened(!opened);
        },
      })}
      {mountedAt && (
        <WithOverlays onClose={giveUp}>
          {({ MenuOverlay, ...parts }) => (
            <MenuOverlay anchor={mountedAt} beside={beside} opened={opened} keys={keys} onChange={setOpened}>
              {children(parts)}
            </MenuOverlay>
          )}
        </WithOverlays>
      )}
    </>
  );
}
