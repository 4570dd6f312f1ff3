import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { type Overlays, WithOverlays } from './with-overlays.tsx';

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
  return (
    <>
      {cloneElement(target, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        onClick: ({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(!opened);
        },
      })}
      {anchor && (
        <WithOverlays onClose={() => setOpened(false)}>
          {({ MenuOverlay, ...parts }) => (
            <MenuOverlay id={id} anchor={anchor} beside={beside} opened={opened} onChange={setOpened}>
              {children(parts)}
            </MenuOverlay>
          )}
        </WithOverlays>
      )}
    </>
  );
}
