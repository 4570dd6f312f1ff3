import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { FocusEvent, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import classes from './menu.module.css';

interface Props {
  anchor: HTMLElement;
  beside: boolean;
  opened: boolean;
  /** How many items further down the person has asked for before the menu took the focus. */
  takeSteps: () => number;
  onChange: (opened: boolean) => void;
  children: ReactNode;
}

export function MenuOverlay({ anchor, beside, opened, takeSteps, onChange, children }: Props) {
  // Mantine notes which element gets the focus back when a panel opens that was there already.
  const isMounted = useMounted();
  const goOn = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const steps = takeSteps();
    if (steps === 0) return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const wanted = items.at((items.findIndex((item) => item === target) + steps) % items.length);
    // Mantine gives the focus to the first item twice.
    requestAnimationFrame(() => wanted?.focus());
  };
  return (
    <Menu
      id={anchor.id}
      opened={opened && isMounted}
      onChange={onChange}
      position={beside ? 'right-start' : 'bottom-end'}
      withinPortal
      // Over the toasts: one that an earlier action left would lie on the items.
      zIndex={450}
      // Without a wait for an animation no key is missed that is pressed meanwhile.
      transitionProps={{ duration: 0 }}
      // The focus begins on an item: the element that would hold it before has no place in a menu.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes['dropdown'] ?? '', item: classes['item'] ?? '' }}
    >
      <Menu.Target>
        <Anchor to={anchor} />
      </Menu.Target>
      <Menu.Dropdown onFocus={goOn}>{children}</Menu.Dropdown>
    </Menu>
  );
}

export const MenuItem = Menu.Item;
export const MenuDivider = Menu.Divider;
