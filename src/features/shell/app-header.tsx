import { useMediaQuery } from '@mantine/hooks';
import { Menu as MenuIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './app-header.module.css';
import ground from './ground.module.css';
import { onMac } from './on-mac.ts';
import { ToolButton } from './tool-button.tsx';
import { Tools, type ToolsProps } from './tools.tsx';
import { UserMenu } from './user-menu.tsx';

interface Props extends ToolsProps {
  dark: boolean;
  wide: boolean;
  onSignOut: () => void;
  menu: { opened: boolean; open: () => void } | null;
  children?: ReactNode;
}

/** The width from which the navigation and the names of the tools fit into one header. */
const roomyFrom = '(min-width: 1200px)';

export function AppHeader({ dark, wide, menu, onSignOut, children, ...tools }: Props) {
  const { t } = useTranslation('shell');
  const roomy = useMediaQuery(roomyFrom, undefined, { getInitialValueInEffect: false });
  const named = children ? roomy : wide;
  return (
    <header className={`${classes['header']} ${ground[dark ? 'bar' : 'header']}`}>
      <div className={classes['inner']}>
        {menu && (
          <ToolButton
            icon={MenuIcon}
            label={t('openMenu')}
            aria-haspopup="dialog"
            aria-expanded={menu.opened}
            onClick={menu.open}
          />
        )}
        {children}
        {wide && !children && (
          <button
            type="button"
            className={classes['search']}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={tools.onOpenPalette}
          >
            <Search size={16} />
            <span>{t('search')}</span>
            <kbd aria-hidden>{onMac ? '⌘ K' : 'Ctrl K'}</kbd>
          </button>
        )}
        <div className={classes['end']}>
          <Tools slim={!wide} named={named} withSearch={!wide || children !== undefined} {...tools} />
          <UserMenu name={named ? 'first' : null} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  );
}
