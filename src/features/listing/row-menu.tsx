import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { Home } from '#src/domain/home.ts';
import { Menu, MenuDivider, MenuItem } from '#src/ui/menu.tsx';
import classes from './home-table.module.css';
import { useHomeVerbs } from './home-verbs.ts';
import { useListingContext } from './listing-context.ts';
import { useRowStop } from './row-stop.ts';

/** What else can be done to the home of a row. The menu itself is made when it opens: one in every row would cost more than the rows. */
export function RowMenu({ home }: { home: Home }) {
  const { t } = useListingContext();
  const [opened, setOpened] = useState(false);
  return (
    <span className={classes['menu']}>
      <button
        type="button"
        className={classes['tool']}
        tabIndex={useRowStop()}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-label={t('listing:card.more', { address: home.address ?? t('home:noAddress') })}
        onClick={() => setOpened(true)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </button>
      {opened && (
        <Menu opened onChange={setOpened} target={<span className={classes['anchor']} />}>
          <Items home={home} />
        </Menu>
      )}
    </span>
  );
}

function Items({ home }: { home: Home }) {
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
