import { Fragment } from 'react';
import type { Action } from './action-list.tsx';
import type { MenuParts } from './menu.tsx';
import { newTab } from './new-tab.ts';

/** Actions as the items of a menu, those that delete after a line. */
export function MenuActions({ actions, MenuItem, MenuDivider }: MenuParts & { actions: readonly Action[] }) {
  return actions.map(({ icon: Icon, label, run, href, isExternal, danger }) => {
    const shared = { leftSection: <Icon size={20} />, 'data-danger': danger, onClick: run };
    return (
      <Fragment key={label}>
        {danger && <MenuDivider />}
        {href === undefined ? (
          <MenuItem {...shared}>{label}</MenuItem>
        ) : (
          <MenuItem {...shared} component="a" href={href} {...(isExternal && newTab)}>
            {label}
          </MenuItem>
        )}
      </Fragment>
    );
  });
}
