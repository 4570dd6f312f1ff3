import { EllipsisVertical } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import { Menu, type MenuParts } from '#src/ui/menu.tsx';
import { MenuActions } from '#src/ui/menu-actions.tsx';
import classes from './home-table.module.css';
import { useListingContext } from './listing-context.ts';
import { useRowStop } from './row-stop.ts';
import { useHomeMenu } from './use-home-menu.ts';

export function RowMenu({ home }: { home: Home }) {
  const { t } = useListingContext();
  return (
    <Menu
      target={
        <button
          type="button"
          className={classes['tool']}
          tabIndex={useRowStop()}
          aria-label={t('listing:card.more', { address: home.address ?? t('home:noAddress') })}
        >
          <EllipsisVertical size={18} aria-hidden />
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
