import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '#src/api/user.ts';
import { fullName } from '#src/domain/user.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { navItems } from './nav-items.ts';
import classes from './sidebar.module.css';

interface Props {
  /** Whether the drawer, which the sidebar is below 992 px, is open. */
  open: boolean;
  onClose: () => void;
  onSignOut: () => void;
}

export function Sidebar({ open, onClose, onSignOut }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const { data: me } = useQuery(meQuery);
  const name = me && (fullName(me) ?? me.email);
  const content = (
    <div className={classes['side']}>
      <div className={classes['head']}>
        <span className={classes['avatar']} aria-hidden>
          {name?.charAt(0).toLocaleUpperCase()}
        </span>
        {name ?? <Skeleton inlineSize={120} />}
      </div>
      <nav aria-label={t('shell:menu')}>
        <ul>
          {navItems.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                <Icon size={20} aria-hidden />
                {t(`shell:nav.${label}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes['foot']}>
        <button type="button" onClick={onSignOut}>
          <LogOut size={20} aria-hidden className="mirrored" />
          {t('shell:nav.logout')}
        </button>
      </div>
    </div>
  );
  return (
    <>
      <div className={classes['fixed']}>{content}</div>
      <Drawer
        opened={open}
        onClose={onClose}
        size={280}
        // The scroll lock and the transitions' style elements are what the policy forbids.
        lockScroll={false}
        classNames={{ body: classes['drawer'] ?? '', header: classes['drawer-head'] ?? '' }}
        closeButtonProps={{ 'aria-label': t('shell:closeMenu') }}
      >
        {content}
      </Drawer>
    </>
  );
}
