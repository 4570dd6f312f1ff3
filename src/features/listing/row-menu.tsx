import type { Home } from '#src/domain/home.ts';
import { Menu, type MenuParts } from '#src/ui/menu.tsx';
import { MenuActions } from '#src/ui/menu-actions.tsx';
import classes from './home-table.module.css';
import { ellipsis } from './row-icons.tsx';
import { useHomeMenu } from './use-home-menu.ts';

export function RowMenu({ home, label, tabIndex }: { home: Home; label: string; tabIndex: number }) {
  return (
    <Menu
      target={
        <button type="button" className={classes['tool']} tabIndex={tabIndex} aria-label={label}>
          {ellipsis}
        </button>
      }
    >
      {(parts) => <Items home={home} {...parts} />}
    </Menu>
  );
}

function Items({ home, ...parts }: MenuParts & { home: Home }) {
  return <MenuActions actions={useHomeMenu(home)} {...parts} />;
}
