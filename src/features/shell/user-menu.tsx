import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Link2, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '#src/api/user.ts';
import { Menu } from '#src/ui/menu.tsx';
import { PersonMark, usePersonName } from './person-mark.tsx';
import tool from './tool-button.module.css';
import classes from './user-menu.module.css';

export function UserMenu({ name: shown, onSignOut }: { name: 'first' | 'full' | null; onSignOut: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const { data: me, isPending } = useQuery(meQuery);
  const [isHeld, setIsHeld] = useState(false);
  const full = usePersonName();
  const name = shown === 'full' ? full : (me?.firstName ?? full);
  const label = t('common:account');
  return (
    <span className={classes['place']} data-shown={shown ?? undefined} data-coming={isPending || undefined}>
      <Menu
        target={
          <button
            // A new element once the name is known, so that this is no layout shift; not while the element has the focus.
            key={!me || isHeld ? 'coming' : 'come'}
            type="button"
            className={`${tool['tool']} ${classes['person']}`}
            onFocus={() => !me && setIsHeld(true)}
            title={shown ? undefined : label}
          >
            <span className="visually-hidden">{name ? t('common:labeled', { label, value: name }) : label}</span>
            <PersonMark />
            {shown && (
              <>
                <span className={classes['name']} aria-hidden>
                  {name}
                </span>
                <ChevronDown size={16} />
              </>
            )}
          </button>
        }
      >
        {({ MenuItem }) => (
          <>
            <MenuItem component={Link} to="/app/profile" leftSection={<UserRound size={16} />}>
              {t('shell:account.myAccount')}
            </MenuItem>
            <MenuItem component={Link} to="/app/settings" hash="agent" leftSection={<Link2 size={16} />}>
              {t('shell:account.connections')}
            </MenuItem>
            <MenuItem onClick={onSignOut} leftSection={<LogOut size={16} className="mirrored" />}>
              {t('shell:logout')}
            </MenuItem>
          </>
        )}
      </Menu>
    </span>
  );
}
