import { EllipsisVertical } from 'lucide-react';
import type { Home } from '#src/domain/home.ts';
import { Menu, type MenuParts } from '#src/ui/menu.tsx';
import classes from './home-table.module.css';
import { useHomeVerbs } from './home-verbs.ts';
import { useListingContext } from './listing-context.ts';
import { useRowStop } from './row-stop.ts';

/** What else can be done to the home of a row. */
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

function Items({ home, MenuItem, MenuDivider }: MenuParts & { home: Home }) {
  return useHomeVerbs(home).map(({ name, icon: Icon, label, href, isOutside, run }) => {
    const look = { leftSection: <Icon size={18} aria-hidden /> };
    return name === 'delete' ? (
      <>
        <MenuDivider key="divider" />
        <MenuItem key={name} {...look} color="red" onClick={run}>
          {label}
        </MenuItem>
      </>
    ) : href === undefined ? (
      <MenuItem key={name} {...look} onClick={run}>
        {label}
      </MenuItem>
    ) : (
      <MenuItem
        key={name}
        {...look}
        component="a"
        href={href}
        onClick={run}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {label}
      </MenuItem>
    );
  });
}
