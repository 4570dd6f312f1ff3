import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { Anchor } from './anchor.tsx';
import classes from './menu.module.css';
import { type Anchored, useAnchored } from './use-anchored.ts';

interface Props extends Anchored {
  /** The keys that were pressed before the menu took the focus. */
  keys: RefObject<string[]>;
  children: ReactNode;
}

/** Where a key, or the letters that an item begins with, leads from an item. */
function follow(key: string, index: number, items: readonly HTMLElement[]): number {
  const { length } = items;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowUp') return (index + length - 1) % length;
  const named = items.findIndex(({ textContent }) => textContent.trim().toLowerCase().startsWith(key));
  return named < 0 ? index : named;
}

export function MenuOverlay({ keys: early, children, ...anchored }: Props) {
  const goOn = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const focused = items.findIndex((item) => item === target);
    // A press beside the items focuses the menu itself.
    if (focused < 0) return;
    const keys = early.current.splice(0);
    const enter = keys.indexOf('Enter');
    const wanted = (enter < 0 ? keys : keys.slice(0, enter)).reduce((index, key) => follow(key, index, items), focused);
    // Mantine gives the focus once more, some time later, to the item that has this attribute.
    for (const [index, item] of items.entries()) item.toggleAttribute('data-autofocus', index === wanted);
    if (items[wanted] !== target) items[wanted]?.focus();
    if (enter >= 0) items[wanted]?.click();
  };
  // Mantine waits a moment with it: a dialog that the item opens could not give the focus back to an item that is gone.
  const giveBack = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[role^=menuitem]')) anchored.anchor.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The page would scroll away with the button, and the menu hides without it.
    if (event.key.startsWith('Page')) event.preventDefault();
    if (event.key !== 'Tab') return;
    // The browser goes on from the button.
    anchored.anchor.focus({ preventScroll: true });
    anchored.onChange(false);
  };
  return (
    <Menu
      {...useAnchored(anchored)}
      // The focus begins on an item: the element that would hold it before has no place in a menu.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes['dropdown'], item: classes['item'] }}
    >
      <Menu.Target>
        <Anchor to={anchored.anchor} />
      </Menu.Target>
      <Menu.Dropdown onFocus={goOn} onKeyDown={onKeyDown} onClickCapture={giveBack}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

export const MenuItem = Menu.Item;
export const MenuDivider = Menu.Divider;
