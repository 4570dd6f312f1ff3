import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { Anchor } from './anchor.tsx';
import classes from './menu.module.css';
import { type Anchored, useAnchored } from './use-anchored.ts';

interface Props extends Anchored {
  /** The keys that were pressed before the menu took the focus. */
  keys: RefObject<string[]>;
  children: ReactNode;
}

/** Where a key leads from an item. */
function follow(key: string, index: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (index + 1) % count;
  return key === 'ArrowUp' ? (index + count - 1) % count : index;
}

export function MenuOverlay({ keys: early, children, ...anchored }: Props) {
  const goOn = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const keys = early.current.splice(0);
    const enter = keys.indexOf('Enter');
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const wanted = (enter < 0 ? keys : keys.slice(0, enter)).reduce(
      (index, key) => follow(key, index, items.length),
      Math.max(
        0,
        items.findIndex((item) => item === target),
      ),
    );
    // Mantine gives the focus once more, some time later, to the item that has this attribute.
    for (const [index, item] of items.entries()) item.toggleAttribute('data-autofocus', index === wanted);
    if (items[wanted] !== target) items[wanted]?.focus();
    if (enter >= 0) items[wanted]?.click();
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
