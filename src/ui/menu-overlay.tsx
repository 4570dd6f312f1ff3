import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import classes from './menu.module.css';
import { type Anchored, useAnchored } from './use-anchored.ts';

interface Props extends Anchored {
  /** How many items further down the person has asked for before the menu took the focus. */
  takeSteps: () => number;
  children: ReactNode;
}

export function MenuOverlay({ takeSteps, children, ...anchored }: Props) {
  const goOn = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const steps = takeSteps();
    if (steps === 0) return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const wanted = items.at((items.findIndex((item) => item === target) + steps) % items.length);
    // Mantine gives the focus once more, some time later, to the item that has this attribute.
    for (const item of items) item.toggleAttribute('data-autofocus', item === wanted);
    wanted?.focus();
  };
  return (
    <Menu
      {...useAnchored(anchored)}
      // The focus begins on an item: the element that would hold it before has no place in a menu.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes['dropdown'] ?? '', item: classes['item'] ?? '' }}
    >
      <Menu.Target>
        <Anchor to={anchored.anchor} />
      </Menu.Target>
      <Menu.Dropdown onFocus={goOn}>{children}</Menu.Dropdown>
    </Menu>
  );
}

export const MenuItem = Menu.Item;
export const MenuDivider = Menu.Divider;
