import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './menu.module.css';

interface Props {
  /** The button that opens it. */
  target: ReactElement;
  /** Opens beside the button, where that stands at the edge of the page. */
  beside?: boolean;
  /** Its `MenuItem`s. */
  children: ReactNode;
  /** Where the button itself keeps whether it is open. */
  opened?: boolean;
  onChange?: (opened: boolean) => void;
}

/** A few things to choose from, beneath the button. The arrow keys walk it; Escape closes it and gives the focus back. */
export function Menu({ target, beside = false, children, ...state }: Props) {
  return (
    <MantineMenu
      {...state}
      position={beside ? 'right-start' : 'bottom-end'}
      withinPortal
      // Without a wait for an animation no key is missed that is pressed meanwhile.
      transitionProps={{ duration: 0 }}
      // The focus begins on an item: the element that would hold it before has no place in a menu.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes['dropdown'] ?? '', item: classes['item'] ?? '' }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

export const MenuItem = MantineMenu.Item;
export const MenuDivider = MantineMenu.Divider;
