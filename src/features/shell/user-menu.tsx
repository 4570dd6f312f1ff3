import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Link2, LogOut, UserRound } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '#src/api/user.ts';
import { PersonMark } from './person-mark.tsx';
import classes from './tool-button.module.css';

interface Props {
  /** Shows the first name beside the initial. */
  named: boolean;
  beside: boolean;
  onSignOut: () => void;
}

export function UserMenu({ named, beside, onSignOut }: Props) {
  const { t } = useTranslation('shell');
  const { data: me } = useQuery(meQuery);
  const name = me?.firstName ?? me?.email;
  return (
    <Menu position={beside ? 'right-start' : 'bottom-end'} withinPortal>
      <Menu.Target>
        <button type="button" className={classes['person']} {...(!named && { title: t('account.menu') })}>
          <PersonMark />
          <span className="visually-hidden">{name ? `${t('account.menu')}: ${name}` : t('account.menu')}</span>
          {named && (
            <>
              <span className={classes['name']} aria-hidden>
                {name}
              </span>
              <ChevronDown size={16} aria-hidden />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/app/profile" leftSection={<UserRound size={16} aria-hidden />}>
          {t('account.myAccount')}
        </Menu.Item>
        <Menu.Item component={Link} to="/app/settings" hash="agent" leftSection={<Link2 size={16} aria-hidden />}>
          {t('account.connections')}
        </Menu.Item>
        <Menu.Item onClick={onSignOut} leftSection={<LogOut size={16} className="mirrored" aria-hidden />}>
          {t('account.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
