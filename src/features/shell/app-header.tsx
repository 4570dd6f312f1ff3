import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Languages, Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '#src/api/user.ts';
import { settings } from '#src/device/settings.ts';
import { type Language, languages } from '#src/i18n/languages.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import classes from './app-header.module.css';

interface Props {
  menuOpen: boolean;
  onOpenMenu: () => void;
  onSignOut: () => void;
}

export function AppHeader({ menuOpen, onOpenMenu, onSignOut }: Props) {
  const { t, i18n } = useTranslation('shell');
  const { data: me } = useQuery(meQuery);
  return (
    <header className={classes['header']}>
      <ActionIcon
        className={classes['burger']}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('openMenu')}
        aria-expanded={menuOpen}
        onClick={onOpenMenu}
      >
        <MenuIcon size={20} />
      </ActionIcon>
      <div className={classes['end']}>
        <Menu>
          <Menu.Target>
            <Button
              variant="subtle"
              color="gray"
              className={classes['tool']}
              leftSection={<Languages size={20} aria-hidden />}
            >
              <span className="visually-hidden">{t('language')}: </span>
              {languages[i18n.language as Language]}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(languages).map(([language, name]) => (
              <Menu.Item
                key={language}
                lang={language}
                onClick={() => settings.update({ locale: language as Language })}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Menu>
          <Menu.Target>
            <Button
              variant="subtle"
              color="gray"
              className={classes['tool']}
              rightSection={<ChevronDown size={16} aria-hidden />}
            >
              <span className="visually-hidden">{t('account.menu')}: </span>
              {me?.firstName ?? me?.email}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item component={Link} to="/app/profile">
              {t('account.myAccount')}
            </Menu.Item>
            <Menu.Item component={Link} to="/app/settings">
              {t('account.connections')}
            </Menu.Item>
            <Menu.Item onClick={onSignOut}>{t('account.logout')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  );
}
